import { readFileSync } from 'node:fs';
import { DOCUMENT_IDS, documentFile, documentHtml } from '../../../scripts/documents/documents';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, test } from '../../helpers/browser/test';

// Arabic: arabic.spec.ts.
for (const id of DOCUMENT_IDS)
  test(`${id}: each bookmark is a heading, blank for blank`, { tag: '@slow' }, async ({ page }) => {
    await page.setContent(documentHtml(id, 'en'), { waitUntil: 'domcontentloaded' });
    const headings = (await page.locator('h1, h2, h3, h4, h5, h6').allTextContents()).map((heading) =>
      heading.replace(/\s+/g, ' ').trim(),
    );
    const { bookmarks } = await readPdf(readFileSync(documentFile({ id, lang: 'en' })));
    expect(bookmarks.length).toBeGreaterThan(0);
    expect(bookmarks.filter((title) => !headings.includes(title))).toEqual([]);
  });
