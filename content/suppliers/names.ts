import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { words } from '@/content/words';
import { SUPPLIERS, type CountryId, type SupplierId } from './registry';

const COUNTRY_NAMES = words(
  {
    italy: 'Italy',
    spain: 'Spain',
    portugal: 'Portugal',
    'saudi-arabia': 'Saudi Arabia',
    brazil: 'Brazil',
    turkey: 'Turkey',
  } satisfies Record<CountryId, string>,
  {
    ar: {
      italy: 'إيطاليا',
      spain: 'إسبانيا',
      portugal: 'البرتغال',
      'saudi-arabia': 'السعودية',
      brazil: 'البرازيل',
      turkey: 'تركيا',
    },
  },
);

/** Names of manufacturers stay in Latin letters whatever the language (content/STYLE.md). */
const SUPPLIER_NAMES: Record<SupplierId, string> = {
  bmi: 'BMI',
  'cobert-spain': 'BMI Cobert',
  'cobert-portugal': 'Cobert',
  braas: 'Braas',
  yamama: 'Yamama',
  cejatel: 'Cejatel',
  ceipo: 'Ceipo',
  cmg: 'CMG',
  sigma: 'SIGMA',
  'la-paloma': 'La Paloma',
  isiklar: 'Isiklar',
  sahtas: 'Sahtas',
};

export const supplierName = (id: SupplierId): string => SUPPLIER_NAMES[id];

/** Where a supplier manufactures, as visitors read it; empty where it is not said. */
export function countryName(id: SupplierId, lang: Lang): string {
  const { country } = SUPPLIERS[id];
  return country ? COUNTRY_NAMES[lang][country] : '';
}

/** A supplier in one line: `BMI, Italy`. */
export const supplierLabel = (id: SupplierId, lang: Lang): string =>
  inOneLine([supplierName(id), countryName(id, lang)], lang);
