import { DOCUMENTS } from '../../../content/documents';
import { catalogueWords } from '../../../content/documents/catalogue';
import { LANGS } from '../../../content/lang';
import { catalogue } from '../../../scripts/documents/catalogue/catalogue-pages';
import { withoutMarks } from '../../../scripts/documents/right-to-left/without-marks';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

for (const lang of LANGS)
  test(`the file in ${lang}: forty pages of words, a title, a language, tags and bookmarks`, async ({
    request,
  }) => {
    const { pages } = catalogue(lang);
    const { address, pages: length } = DOCUMENTS[lang].catalogue;
    const body = await (await request.get(address)).body();
    expect(body.length).toBeLessThanOrEqual(12 * 1024 * 1024);
    const pdf = await readPdf(body);
    expect(pdf.pages).toHaveLength(40);
    expect(length).toBe(40);
    expect([pdf.title, pdf.language, pdf.tagged]).toEqual([catalogueWords[lang].title, lang, true]);
    for (const [index, { heading }] of pages.entries()) {
      const text = pdf.pages[index]!.toLowerCase().replace(/\s+/g, ' ');
      // Names within Arabic words stand on their own in the file.
      const words = lang === 'en' ? [heading] : withoutMarks(heading).split(' ');
      for (const word of words) expect(text).toContain(word.toLowerCase());
      expect(text.split(' ').length).toBeGreaterThan(10);
    }
    const top = pages.filter(({ level }) => level === 1).map(({ heading }) => heading);
    expect(pdf.outline).toEqual(top.map((heading) => (lang === 'en' ? heading : withoutMarks(heading))));
  });
