import { company } from '../../content/company';
import { locationsIn } from '../../content/company-words';
import { profileWords } from '../../content/documents/profile';
import type { Lang } from '../../content/lang';
import { aboutPage } from '../../content/pages/company/about';
import { componentsPage } from '../../content/pages/catalogue/components';
import { coolRoof } from '../../content/pages/company/home';
import { countryName, supplierName } from '../../content/suppliers/names';
import { suppliersOf, type Family, type SupplierId } from '../../content/suppliers/registry';
import { numberIn } from '../../lib/site/format';

type Row = readonly [name: string, more: string, last: string];
type Ranges = Partial<Record<SupplierId, string>>;

/** The company profile, page by page. */
export function profile(lang: Lang) {
  const { title, footer, cover, manufacturers, figures, tiles, bricks, components, solar, contact } =
    profileWords[lang];
  const { who, aims } = aboutPage[lang];
  const regions = numberIn(lang, company.figures.exportRegions.length);
  const rowsOf = (family: Family, ranges: Ranges) =>
    suppliersOf(family).map((id): Row => [supplierName(id), countryName(id, lang), ranges[id] ?? '']);

  return {
    title,
    footer,
    cover,
    who: { heading: who.title, paragraphs: who.paragraphs, picture: 'about/warehouse-aisle' },
    figures: {
      heading: figures.heading,
      rows: [
        ...who.figures
          .filter(({ id }) => id !== 'since')
          .map(({ value, text, about }) => ({ value, text, about })),
        { value: regions, text: figures.regions, about: false },
      ],
      note: who.note,
      aims,
    },
    tiles: {
      ...tiles,
      head: manufacturers,
      rows: rowsOf('tiles', tiles.ranges),
      samples: [
        'range/bmi-portoghese-natural-tile',
        'range/braas-romana-red-tile',
        'range/cobert-plana-dark-grey-tile',
        'range/cobert-virtus-dark-grey-tile',
      ],
    },
    bricks: { ...bricks, head: manufacturers, rows: rowsOf('bricks', bricks.ranges) },
    components: {
      ...components,
      parts: componentsPage[lang].diagram.parts.map(({ label }) => label),
      coolRoof: coolRoof[lang],
    },
    solar: {
      ...solar,
      rows: solar.systems.map(({ id, name, text }): Row => [name, supplierName(id), text]),
    },
    contact: {
      ...contact,
      rows: locationsIn(lang).map((place): Row => [place.title, place.line, place.phone]),
      email: company.email,
    },
  } as const;
}

export type ProfileWords = ReturnType<typeof profile>;
