import { texturesOf } from '@/content/catalogue/textures';
import { MAKERS } from '@/content/makers/all';
import { banner } from '@/content/pictures/banner';
import { path, type SitePath } from '@/content/routes';

/** Profiles on a page's tabs, in words as they are written outside of it. */
const profilesOf = (tabs: readonly { title: string }[]) =>
  tabs
    .map(({ title }) => title.replace(/^(Klinker|Curva)/, '$1 '))
    .filter((title) => title !== 'Accessories')
    .join(', ');

export const roofTilesPage = {
  title: 'Roof tiles',
  lead: 'Fired clay from five countries. Choose by maker, or by colour.',
  ...banner('banner/roof-tiles'),
  breadcrumbs: 'Breadcrumbs',
  filter: { button: 'PRODUCT FILTER', about: 'all tiles by colour' },
  cards: {
    title: 'By country',
    items: MAKERS.map(({ name, country, pages, tabs, card }) => ({
      to: path(pages[0]),
      title: country,
      note: `${name}: ${profilesOf(tabs)}`,
      picture: card,
    })),
  },
  table: {
    title: 'Side by side',
    lead: 'What each of them makes for our range. Figures stand here only where the maker publishes them.',
    caption: 'Makers of roof tiles compared',
    scroll: 'Comparison of makers, scrolls sideways',
    head: ['Maker', 'Country', 'Profiles', 'Colours', 'Accessories', 'Pieces on 1 m²'],
    none: 'not published',
    yes: 'yes',
    no: 'no',
    sources: MAKERS.flatMap(({ perSquareMetre }) =>
      perSquareMetre ? [`${perSquareMetre.profile}: ${perSquareMetre.source}.`] : [],
    ),
  },
  next: {
    title: 'Not sure which?',
    text: 'Bring a drawing, a photograph, or the tile that broke. We name it and find what lies beside it.',
    ask: 'Ask for an estimate',
    components: 'Roofing components',
  },
} as const;

interface ComparisonRow {
  name: string;
  /** Makers that are only in the simulator have no page. */
  to?: SitePath;
  country: string;
  profiles: string;
  colours: number;
  accessories: boolean;
  perSquareMetre?: { value: number; profile: string; note: number };
}

const compared: ComparisonRow[] = MAKERS.map((maker) => {
  const { id, name, country, pages, tabs, perSquareMetre } = maker;
  const sources = MAKERS.filter((one) => one.perSquareMetre);
  return {
    name,
    to: path(pages[0]),
    country,
    profiles: profilesOf(tabs),
    // The flat tiles of the third villa are Cobert's too.
    colours: texturesOf(id).length + (id === 'supp_3' ? texturesOf('supp_8').length : 0),
    accessories: tabs.some(({ title }) => title === 'Accessories'),
    ...(perSquareMetre && {
      perSquareMetre: {
        value: perSquareMetre.value,
        profile: perSquareMetre.profile,
        note: sources.indexOf(maker) + 1,
      },
    }),
  };
});

/** Rows of the comparison: the makers with a page, and Braas, whose tiles the simulator shows. */
export const COMPARISON: readonly ComparisonRow[] = [
  ...compared,
  {
    name: 'Braas',
    country: 'Italy',
    profiles: 'Doppia Romana',
    colours: texturesOf('supp_4').length,
    accessories: false,
  },
];
