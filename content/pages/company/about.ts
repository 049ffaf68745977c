import { words } from '@/content/words';
import type { Lang } from '@/content/lang';
import type { RouteKey } from '@/content/routes';
import { countryName, supplierName } from '@/content/suppliers/names';
import { suppliersOf, type Family, type SupplierId } from '@/content/suppliers/registry';
import { tilePageOf } from '@/content/suppliers/tiles/all';
import { slidesInArabic, aboutPageInArabic } from './about.ar';
import { slidesInEnglish, aboutPageInEnglish, type Plate } from './about.en';

interface Manufacturer {
  id: SupplierId;
  name: string;
  country: string;
  /** The page that shows its range, where there is one. */
  to?: RouteKey;
}

/** The page of a supplier for each family it sends. */
const pageOf = (family: Family, id: SupplierId): RouteKey | undefined =>
  family === 'tiles' ? tilePageOf(id) : PAGES[family][id];

const PAGES: Record<Exclude<Family, 'tiles'>, Partial<Record<SupplierId, RouteKey>>> = {
  solar: { cmg: 'cmg', sigma: 'sigma' },
  bricks: { yamama: 'yamamaBricks', 'la-paloma': 'laPaloma', isiklar: 'isiklar' },
};

const sending = (family: Family, lang: Lang): Manufacturer[] =>
  suppliersOf(family).map((id) => ({
    id,
    name: supplierName(id),
    country: countryName(id, lang),
    to: pageOf(family, id),
  }));

const FAMILIES = ['tiles', 'solar', 'bricks'] as const satisfies readonly Family[];

/** Suppliers by family, in the order of the specification. */
export const manufacturers = (
  lang: Lang,
): readonly { family: Family; title: string; names: readonly Manufacturer[] }[] =>
  FAMILIES.map((family) => ({
    family,
    title: aboutPage[lang].who.families[family],
    names: sending(family, lang),
  }));

/** From the factory to the showroom: the nine slides of the specification. */
export const slides: Readonly<Record<Lang, readonly Plate[]>> = words(slidesInEnglish, {
  ar: slidesInArabic,
});

export const aboutPage = words(aboutPageInEnglish, { ar: aboutPageInArabic });
