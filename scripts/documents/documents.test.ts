import { statSync } from 'node:fs';
import { company } from '@/content/company';
import { DOCUMENTS } from '@/content/documents';
import pictures from '@/content/pictures/manifest.json';
import {
  contentHash,
  documentFile,
  documentHtml,
  EDITIONS,
  isOnSite,
  keyOf,
  largestOf,
  picturesIn,
  readManifest,
} from './documents';

describe.each(EDITIONS)('$id in $lang', (edition) => {
  const { id, lang } = edition;
  const key = keyOf(edition);

  test('is printed from the content of today (if not: npm run documents)', () => {
    expect(readManifest()[key]?.content).toBe(contentHash(edition));
  });

  test('is the file that was printed, and light enough to send', () => {
    const { size } = statSync(documentFile(edition));
    expect(size).toBe(readManifest()[key]?.bytes);
    expect(size).toBeLessThanOrEqual(largestOf(id));
  });

  test('asks only for pictures of the library, each described', () => {
    const html = documentHtml(id, lang);
    // A brochure that is drawn has one.
    expect(picturesIn(html).length).toBeGreaterThanOrEqual(1);
    expect(html).not.toMatch(/<img(?![^>]*alt="[^"]{15,}")/);
  });

  test('its pages are all on the site, if they are shown there', () => {
    const cut = Object.keys(pictures).filter((picture) => /^document\/(.*)-\d+$/.exec(picture)?.[1] === key);
    expect(cut).toHaveLength(isOnSite(id) ? DOCUMENTS[lang][id].pages : 0);
  });

  test('is named by the company, and lies under a name that no brand changes', () => {
    const { name, file } = DOCUMENTS[lang][id];
    expect(name).toBe(`${company.slug}-${key}.pdf`);
    expect(file).not.toContain(company.slug);
  });
});

test('an edition is as long as the English one, and a tenth heavier at most', () => {
  for (const edition of EDITIONS) {
    const { pages, bytes } = DOCUMENTS[edition.lang][edition.id];
    const english = DOCUMENTS.en[edition.id];
    expect([keyOf(edition), pages]).toEqual([keyOf(edition), english.pages]);
    expect(bytes).toBeLessThanOrEqual(english.bytes * 1.1);
  }
});

test('another word is another document', () => {
  const profile = { id: 'profile', lang: 'en' } as const;
  const before = contentHash(profile);
  jest.isolateModules(() => {
    jest.doMock('@/content/company', () => ({
      company: { ...company, brand: 'Another', legalName: 'Another' },
    }));
    const again = jest.requireActual<{ contentHash: typeof contentHash }>('./documents');
    expect(again.contentHash(profile)).not.toBe(before);
  });
});
