import { statSync } from 'node:fs';
import { company } from '@/content/company';
import { DOCUMENTS } from '@/content/documents';
import pictures from '@/content/pictures/manifest.json';
import {
  contentHash,
  DOCUMENT_IDS,
  documentFile,
  documentHtml,
  isOnSite,
  largestOf,
  picturesIn,
  readManifest,
} from './documents';

describe.each(DOCUMENT_IDS)('%s', (id) => {
  test('is printed from the content of today (if not: npm run documents)', () => {
    expect(readManifest()[id]?.content).toBe(contentHash(id));
  });

  test('is the file that was printed, and light enough to send', () => {
    const { size } = statSync(documentFile(id));
    expect(size).toBe(readManifest()[id]?.bytes);
    expect(size).toBeLessThanOrEqual(largestOf(id));
  });

  test('asks only for pictures of the library, each described', () => {
    const html = documentHtml(id);
    // A brochure that is drawn has one.
    expect(picturesIn(html).length).toBeGreaterThanOrEqual(1);
    expect(html).not.toMatch(/<img(?![^>]*alt="[^"]{15,}")/);
  });

  test('its pages are all on the site, if they are shown there', () => {
    const cut = Object.keys(pictures).filter((picture) => picture.startsWith(`document/${id}-`));
    expect(cut).toHaveLength(isOnSite(id) ? DOCUMENTS[id].pages : 0);
  });

  test('is named by the company, and lies under a name that no brand changes', () => {
    expect(DOCUMENTS[id].name).toBe(`${company.slug}-${id}.pdf`);
    expect(DOCUMENTS[id].file).not.toContain(company.slug);
  });
});

test('another word is another document', () => {
  const before = contentHash('profile');
  jest.isolateModules(() => {
    jest.doMock('@/content/company', () => ({
      company: { ...company, brand: 'Another', legalName: 'Another' },
    }));
    const again = jest.requireActual<{ contentHash: typeof contentHash }>('./documents');
    expect(again.contentHash('profile')).not.toBe(before);
  });
});
