import { words } from '@/content/words';
import { PROFILE_NAMES, RANGE_IDS, supplierOf, texturesOf, type RangeId } from '@/content/catalogue/textures';
import type { RangeTab } from '@/content/catalogue/ranges';
import { banner } from '@/content/pictures/banner';
import { path, type SitePath } from '@/content/routes';
import { countryName, supplierName } from '@/content/suppliers/names';
import { suppliersOf, type SupplierId } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';

/** What stands on a page's tabs, as it is called in a sentence. */
const namesOf = (tabs: readonly RangeTab[]) =>
  tabs
    .filter(({ holds }) => holds === 'tiles')
    .map(({ name }) => name)
    .join(', ');

export const roofTilesPage = words({
  title: 'Roof tiles',
  lead: 'Fired clay from five countries. Choose by maker, or by colour.',
  ...banner('banner/roof-tiles'),
  breadcrumbs: 'Breadcrumbs',
  filter: { button: 'PRODUCT FILTER', about: 'all tiles by colour' },
  cards: {
    title: 'By country',
    items: TILE_SUPPLIERS.map(({ supplier, pages, tabs, card }) => ({
      to: path(pages[0]),
      title: countryName(supplier),
      note: `${supplierName(supplier)}: ${namesOf(tabs)}`,
      picture: card,
    })),
  },
  table: {
    title: 'Side by side',
    lead: 'What each of them makes for our range. Figures stand here only where the maker publishes them.',
    caption: 'Makers of roof tiles compared',
    scroll: 'Comparison of makers, scrolls sideways',
    cue: 'Scroll sideways for more',
    head: ['Maker', 'Country', 'Profiles', 'Colours', 'Accessories', 'Pieces on 1 m²'],
    none: 'not published',
    yes: 'yes',
    no: 'no',
    sources: TILE_SUPPLIERS.flatMap(({ perSquareMetre }) =>
      perSquareMetre ? [`${PROFILE_NAMES[perSquareMetre.profile]}: ${perSquareMetre.source}.`] : [],
    ),
  },
  next: {
    title: 'Not sure which?',
    text: 'Bring a drawing, a photograph, or the tile that broke. We name it and find what lies beside it.',
    ask: 'Ask for an estimate',
    components: 'Roofing components',
  },
});

interface ComparisonRow {
  id: SupplierId;
  name: string;
  /** Suppliers that are only in the simulator have no page. */
  to?: SitePath;
  country: string;
  profiles: string;
  colours: number;
  accessories: boolean;
  perSquareMetre?: { value: number; profile: string; note: number };
}

const coloursOf = (ranges: readonly RangeId[]) => ranges.flatMap(texturesOf).length;
const withFigure = TILE_SUPPLIERS.filter(({ perSquareMetre }) => perSquareMetre);
const named = (id: SupplierId) => ({ id, name: supplierName(id), country: countryName(id) });

const paged: ComparisonRow[] = TILE_SUPPLIERS.map((one) => {
  const { supplier, ranges, pages, tabs, perSquareMetre: figure } = one;
  return {
    ...named(supplier),
    to: path(pages[0]),
    profiles: namesOf(tabs),
    colours: coloursOf(ranges),
    accessories: tabs.some(({ holds }) => holds === 'fittings'),
    ...(figure && {
      perSquareMetre: {
        value: figure.value,
        profile: PROFILE_NAMES[figure.profile],
        note: withFigure.indexOf(one) + 1,
      },
    }),
  };
});

/** A supplier without a page: what the simulator shows of it. */
function simulated(id: SupplierId): ComparisonRow {
  const ranges = RANGE_IDS.filter((range) => supplierOf(range) === id);
  const profiles = new Set(ranges.flatMap(texturesOf).map(({ profile }) => PROFILE_NAMES[profile]));
  return {
    ...named(id),
    profiles: [...profiles].join(', '),
    colours: coloursOf(ranges),
    accessories: false,
  };
}

/** Rows of the comparison: the suppliers with a page, then those whose tiles only the simulator shows. */
export const COMPARISON: readonly ComparisonRow[] = [
  ...paged,
  ...suppliersOf('tiles')
    .filter((id) => !paged.some((row) => row.id === id))
    .map(simulated),
];
