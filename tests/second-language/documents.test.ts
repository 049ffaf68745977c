import { DOCUMENT_IDS, documentHtml } from '@/scripts/documents/documents';
import { LATIN_NAMES, longestFirst } from '@/tests/helpers/source/latin-names';
import { englishIn, seenIn, SECOND as lang } from '@/tests/helpers/source/second-language';

jest.mock('@/content/words', () =>
  jest
    .requireActual('@/tests/helpers/source/second-language')
    .twoWords(jest.requireActual('@/content/words')),
);

const NAMES = longestFirst(LATIN_NAMES);

test.each(DOCUMENT_IDS)('nothing English is left of the document: %s', (id) => {
  const html = documentHtml(id, lang);
  const title = /<title>(.*?)<\/title>/.exec(html)![1]!;
  expect(englishIn(`${title}\n${seenIn(html)}`, NAMES)).toEqual([]);
  expect(html).toContain(`<html lang="${lang}" dir="rtl">`);
});
