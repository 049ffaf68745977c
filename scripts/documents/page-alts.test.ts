import { LANGS, type Lang } from '@/content/lang';
import { pictureAlt } from '@/content/pictures/alts';
import { BROCHURE_PAGES, DRY_FIX_PAGES, LA_PALOMA_PAGES } from '@/content/pictures/shots/documents';
import { LA_PALOMA, LA_PALOMA_SPREADS } from '@/content/catalogue/la-paloma';
import type { PictureId } from '@/content/pictures/library';
import { brochure } from './cmg-pages';
import { dryFixGuide } from './dry-fix-pages';
import { laPalomaCatalogue } from './la-paloma-pages';

/* A page of a document is read out by what is printed over it. Of the roofing catalogue one table says both. */

type Pages = Readonly<Record<Lang, readonly { id: PictureId }[]>>;

const guide = (lang: Lang) => {
  const { cover, pages } = dryFixGuide(lang);
  return [cover, ...pages].map(({ heading }) => heading);
};

const facing = (lang: Lang) => {
  const { cover, brick, ask } = laPalomaCatalogue(lang);
  // Pages of colours are headed by their first and last.
  const first = LA_PALOMA_SPREADS.map(([id]) => LA_PALOMA[id!].name);
  return [cover.heading, brick.heading, ...first, ask.heading];
};

const cmg = (of: Parameters<typeof brochure>[0]) => (lang: Lang) => {
  const { cover, pages } = brochure(of, lang);
  return [cover, ...pages].map(({ heading }) => heading);
};

const DOCUMENTS: readonly (readonly [
  name: string,
  pages: Pages,
  headings: (lang: Lang) => readonly string[],
])[] = [
  ['dry-fix', DRY_FIX_PAGES, guide],
  ['la-paloma', LA_PALOMA_PAGES, facing],
  ['cmg-condensation', BROCHURE_PAGES['cmg-condensation'], cmg('condensation')],
  ['cmg-natural', BROCHURE_PAGES['cmg-natural'], cmg('natural')],
  ['cmg-forced', BROCHURE_PAGES['cmg-forced'], cmg('forced')],
];

test.each(DOCUMENTS)('the pages of %s are read out by their headings', (_, pages, headings) => {
  for (const lang of LANGS) {
    const printed = headings(lang);
    const said = pages[lang].map(({ id }) => pictureAlt(id, lang));
    expect(said).toEqual(printed.map((heading) => expect.stringContaining(heading)));
  }
});
