import { brickKind, brickName } from '@/content/catalogue/brick-names';
import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { isiklarPage } from '@/content/pages/isiklar';
import { laPalomaPage } from '@/content/pages/la-paloma';
import { FILTERED, yamamaBricksPage } from '@/content/pages/yamama-bricks';
import type { PictureId } from '@/content/pictures/library';
import { path } from '@/content/routes';
import { LA_PALOMA_TONES } from '@/content/search/brick-tones';
import { supplierLabel } from '@/content/suppliers/names';
import type { IndexedEntry } from './entry';
import { thumbnail } from './thumbnail';

/** The shelf of an item on its page, opened. */
function shelfOf({ category }: Brick): string {
  const offered: readonly string[] = FILTERED;
  const search = offered.includes(category) ? `?category=${category}` : '';
  return `${path('yamamaBricks')}${search}#${category.toLowerCase()}`;
}

/** What people call it whatever it is. */
const FORMS: Readonly<Record<Brick['shape']['form'], string>> = {
  block: 'concrete block brick wall',
  trough: 'concrete block lintel',
  facing: 'facing brick block front facade',
  paver: 'paver paving floor interlock',
  screen: 'screen block artistic decorative',
  lintel: 'lintel bridge concrete',
};

const yamama = (): IndexedEntry[] =>
  BRICKS.map((brick) => ({
    id: `yamama-${brick.id}`,
    kind: 'brick',
    title: brickName(brick, 'en'),
    note: supplierLabel('yamama'),
    url: shelfOf(brick),
    picture: thumbnail(`brick/${brick.id}` as string as PictureId),
    unit: yamamaBricksPage.en.countedIn,
    words: [
      brickKind(brick, 'en'),
      yamamaBricksPage.en.categories[brick.category],
      brick.category,
      brick.colour,
      FORMS[brick.shape.form],
    ].join(' '),
  }));

const laPaloma = (): IndexedEntry[] =>
  LA_PALOMA_COLOURS.map((id) => ({
    id: `la-paloma-${id}`,
    kind: 'brick',
    title: LA_PALOMA[id].name,
    note: supplierLabel('la-paloma'),
    url: `${path('laPaloma')}#${id}`,
    picture: thumbnail(`la-paloma/${id}-wall`),
    unit: laPalomaPage.en.galleries.countedIn,
    words: `${LA_PALOMA_TONES[id]} ${LA_PALOMA[id].surface} facing brick`,
  }));

const isiklar = (): IndexedEntry[] =>
  [...isiklarPage.en.groups.items, ...isiklarPage.en.featured.items].map(({ id, title, text }) => ({
    id: `isiklar-${id}`,
    kind: 'brick',
    title,
    note: supplierLabel('isiklar'),
    url: `${path('isiklar')}#${id}`,
    picture: thumbnail(`isiklar/${id}`),
    unit: isiklarPage.en.countedIn,
    words: `${text} facing brick clay facade`,
  }));

/** Bricks of all suppliers one by one, as their pages show them. */
export const brickEntries = (): IndexedEntry[] => [...yamama(), ...laPaloma(), ...isiklar()];
