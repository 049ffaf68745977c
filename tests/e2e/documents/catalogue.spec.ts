import { company } from '../../../content/company';
import { DOCUMENTS } from '../../../content/documents';
import { catalogue } from '../../../scripts/documents/catalogue/catalogue-pages';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

const { pages } = catalogue('en');

test('the file: forty pages of words, a title, a language, tags and bookmarks', async ({ request }) => {
  const body = await (await request.get(DOCUMENTS.catalogue.address)).body();
  expect(body.length).toBeLessThanOrEqual(12 * 1024 * 1024);
  const pdf = await readPdf(body);
  expect(pdf.pages).toHaveLength(40);
  expect(DOCUMENTS.catalogue.pages).toBe(40);
  expect([pdf.title, pdf.language, pdf.tagged]).toEqual([`${company.brand} roofing catalogue`, 'en', true]);
  for (const [index, { heading }] of pages.entries()) {
    const text = pdf.pages[index]!.toLowerCase().replace(/\s+/g, ' ');
    expect(text).toContain(heading.toLowerCase());
    expect(text.split(' ').length).toBeGreaterThan(15);
  }
  const top = pages.filter(({ level }) => level === 1).map(({ heading }) => heading.toUpperCase());
  expect(pdf.outline).toEqual(top);
});
