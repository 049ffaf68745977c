import { CATALOGUE_LENGTH } from '@/content/documents/catalogue-headings';
import { documentKey, type DocumentKey } from '@/content/document-key';
import { LANGS, type Lang } from '@/content/lang';

/* Pages of documents as pictures, cut by `npm run documents`: in each language their own. */

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type ToNine = Exclude<Digit, 0>;

type Pages<Id extends string, Page extends string | number> = Readonly<
  Record<Lang, readonly { id: `document/${DocumentKey<Id>}-${Page}` }[]>
>;

/** The pages of a document by language: as many in each. */
const pagesOf = <Id extends string, Page extends string | number>(id: Id, length: number) =>
  Object.fromEntries(
    LANGS.map((lang) => [
      lang,
      Array.from({ length }, (_, at) => ({ id: `document/${documentKey(id, lang)}-${at + 1}` })),
    ]),
  ) as unknown as Pages<Id, Page>;

export const DRY_FIX_PAGES = pagesOf<'dry-fix', ToNine | 10 | 11>('dry-fix', 11);

export const CATALOGUE_PAGES = pagesOf<'catalogue', ToNine | `${1 | 2 | 3}${Digit}` | 40>(
  'catalogue',
  CATALOGUE_LENGTH,
);

/** Pages of the catalogue of La Paloma: cover, what facing brick is, seven of colours, whom to ask. */
export const LA_PALOMA_PAGES = pagesOf<'la-paloma', ToNine | 10>('la-paloma', 10);

const BROCHURES = { 'cmg-condensation': 6, 'cmg-natural': 3, 'cmg-forced': 6 } as const;

export type BrochureId = keyof typeof BROCHURES;

const brochurePages = <Id extends BrochureId>(id: Id) =>
  pagesOf<Id, 1 | 2 | 3 | 4 | 5 | 6>(id, BROCHURES[id]);

/** The pages of the CMG brochures. */
export const BROCHURE_PAGES = {
  'cmg-condensation': brochurePages('cmg-condensation'),
  'cmg-natural': brochurePages('cmg-natural'),
  'cmg-forced': brochurePages('cmg-forced'),
} as const;

/** All of them. */
export const DOCUMENT_PAGES = LANGS.flatMap((lang) => [
  ...DRY_FIX_PAGES[lang],
  ...CATALOGUE_PAGES[lang],
  ...LA_PALOMA_PAGES[lang],
  ...BROCHURE_PAGES['cmg-condensation'][lang],
  ...BROCHURE_PAGES['cmg-natural'][lang],
  ...BROCHURE_PAGES['cmg-forced'][lang],
]);
