import { brickColour, brickKind, brickName } from '@/content/catalogue/brick-names';
import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { isiklarShelves } from '@/content/pages/catalogue/isiklar';
import { yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import type { PictureId } from '@/content/pictures/library';
import { addressOf } from '@/content/products/addresses';
import { path } from '@/content/routes';
import { foundUnder } from '@/content/search/found-under';
import { supplierLabel } from '@/content/suppliers/names';
import type { IndexedEntry } from '@/lib/search/entry';
import { thumbnail } from './thumbnail';

/** Blocks are asked for by their width in inches, 25 mm each by trade: an 8 inch block is 200 mm wide. */
const inches = ({ shape: { form }, width }: Brick, lang: Lang): string =>
  form === 'block' && width % 25 === 0 ? `${width / 25} ${foundUnder[lang].inch}` : '';

const yamama = (lang: Lang): IndexedEntry[] =>
  BRICKS.map((brick) => ({
    id: `yamama-${brick.id}`,
    kind: 'brick',
    title: brickName(brick, lang),
    note: supplierLabel('yamama', lang),
    url: addressOf(`yamama-${brick.id}`, lang, path('yamamaBricks', lang)),
    picture: thumbnail(`brick/${brick.id}` as string as PictureId),
    isProduct: true,
    words: [
      brickKind(brick, lang),
      yamamaBricksPage[lang].categories[brick.category],
      brick.category,
      brickColour(brick, lang),
      foundUnder[lang].forms[brick.shape.form],
      inches(brick, lang),
    ].join(' '),
  }));

const laPaloma = (lang: Lang): IndexedEntry[] =>
  LA_PALOMA_COLOURS.map((id) => ({
    id: `la-paloma-${id}`,
    kind: 'brick',
    title: LA_PALOMA[id].name,
    note: supplierLabel('la-paloma', lang),
    url: addressOf(`la-paloma-${id}`, lang, path('laPaloma', lang)),
    picture: thumbnail(`la-paloma/${id}-wall`),
    isProduct: true,
    words: [
      foundUnder[lang].tones[id],
      foundUnder[lang].surfaces[LA_PALOMA[id].surface],
      foundUnder[lang].facing,
    ].join(' '),
  }));

const isiklar = (lang: Lang): IndexedEntry[] =>
  Object.values(isiklarShelves(lang))
    .flatMap(({ items }) => items)
    .map(({ id, title, text }) => ({
      id: `isiklar-${id}`,
      kind: 'brick',
      title,
      note: supplierLabel('isiklar', lang),
      url: addressOf(`isiklar-${id}`, lang, path('isiklar', lang)),
      picture: thumbnail(`isiklar/${id}`),
      isProduct: true,
      words: `${text} ${foundUnder[lang].clay}`,
    }));

/** Bricks of all suppliers one by one, as their pages show them. */
export const brickEntries = (lang: Lang): IndexedEntry[] => [
  ...yamama(lang),
  ...laPaloma(lang),
  ...isiklar(lang),
];
