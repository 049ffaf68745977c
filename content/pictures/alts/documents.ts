import { LA_PALOMA, LA_PALOMA_SPREADS } from '@/content/catalogue/la-paloma';
import { catalogueHeadings } from '@/content/documents/catalogue-headings';
import { brochureHeadings } from '@/content/documents/cmg-headings';
import { dryFixWords } from '@/content/documents/dry-fix';
import { laPalomaCatalogueWords } from '@/content/documents/la-paloma';
import { COMMA, LANGS, type Lang } from '@/content/lang';
import type { CmgSystem } from '@/content/pages/catalogue/cmg';
import { guideHeadings } from '@/content/pages/catalogue/dry-fix';
import {
  BROCHURE_PAGES,
  CATALOGUE_PAGES,
  DRY_FIX_PAGES,
  LA_PALOMA_PAGES,
} from '@/content/pictures/shots/documents';
import { words } from '@/content/words';
import { altsOf } from './alts-of';

const pages = words(
  {
    dryFix: 'Page {page} of the dry-fix guide. {heading}',
    catalogue: 'Page {page} of the roofing catalogue: {heading}',
    laPaloma: 'Page {page} of the catalogue of La Paloma. {heading}',
    brochure: 'Page {page} of the brochure. {heading}',
    /** The first page, before its heading. */
    cover: 'Cover: {heading}',
  },
  {
    ar: {
      dryFix: 'الصفحة {page} من دليل التثبيت الجاف. {heading}',
      catalogue: 'الصفحة {page} من كتالوج الأسقف: {heading}',
      laPaloma: 'الصفحة {page} من كتالوج La Paloma. {heading}',
      brochure: 'الصفحة {page} من النشرة. {heading}',
      cover: 'الغلاف: {heading}',
    },
  },
);

/** The same is said of the pages of every edition. */
const saidOf = <Id extends string>(
  of: Readonly<Record<Lang, readonly { id: Id }[]>>,
  page: string,
  headings: readonly string[],
) =>
  Object.assign(
    {},
    ...LANGS.map((edition) =>
      altsOf(of[edition], (_, at) =>
        page.replace('{page}', String(at + 1)).replace('{heading}', headings[at]!),
      ),
    ),
  ) as Record<Id, string>;

/** Of the pages of documents: which it is, and what it is headed. */
export function documentAlts(lang: Lang) {
  const { dryFix, catalogue, laPaloma, brochure, cover } = pages[lang];
  const withCover = ([first = '', ...rest]: readonly string[]) => [
    cover.replace('{heading}', first),
    ...rest,
  ];
  const facing = laPalomaCatalogueWords[lang];
  // Who looks for a colour is told all of a page, not the first and the last as its heading does.
  const colours = LA_PALOMA_SPREADS.map((ids) => ids.map((id) => LA_PALOMA[id].name).join(COMMA[lang]));
  const about = (of: CmgSystem) =>
    saidOf(BROCHURE_PAGES[`cmg-${of}`], brochure, withCover(brochureHeadings(of, lang)));
  return {
    ...saidOf(DRY_FIX_PAGES, dryFix, withCover([dryFixWords[lang].cover.heading, ...guideHeadings(lang)])),
    ...saidOf(CATALOGUE_PAGES, catalogue, catalogueHeadings(lang)),
    ...saidOf(
      LA_PALOMA_PAGES,
      laPaloma,
      withCover([facing.footer, facing.brick, ...colours, facing.ask.heading]),
    ),
    ...about('condensation'),
    ...about('natural'),
    ...about('forced'),
  };
}
