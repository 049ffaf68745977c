/** @jest-environment node */
import { LA_PALOMA } from '@/content/catalogue/la-paloma';
import { PROFILE_NAMES, TILE_RANGES } from '@/content/catalogue/textures';
import { company } from '@/content/company';
import { SOURCES } from '@/content/pages/roof-tiles';
import { supplierName } from '@/content/suppliers/names';
import { SUPPLIER_IDS } from '@/content/suppliers/registry';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { DOCUMENT_IDS, documentHtml } from '@/scripts/documents/documents';
import { englishIn, seenIn, SECOND as lang } from '@/tests/helpers/second-language';

jest.mock('@/content/lang', () => jest.requireActual('@/tests/helpers/second-language').twoLangs);
jest.mock('@/content/words', () =>
  jest.requireActual('@/tests/helpers/second-language').twoWords(jest.requireActual('@/content/words')),
);

/** Names that stay in Latin letters whatever the language (content/STYLE.md), the longer ones first. */
const NAMES = [
  company.brand,
  company.email,
  ...SOURCES,
  ...TILE_SUPPLIERS.flatMap(({ perSquareMetre }) => perSquareMetre?.source ?? []),
  ...Object.values(PROFILE_NAMES),
  ...Object.values(LA_PALOMA).map(({ name }) => name),
  ...SUPPLIER_IDS.map(supplierName),
  ...Object.values(TILE_RANGES).map(({ maker }) => maker),
].toSorted((one, other) => other.length - one.length);

test.each(DOCUMENT_IDS)('nothing English is left of the document: %s', (id) => {
  const html = documentHtml(id, lang);
  const title = /<title>(.*?)<\/title>/.exec(html)![1]!;
  expect(englishIn(`${title}\n${seenIn(html)}`, NAMES)).toEqual([]);
  expect(html).toContain(`<html lang="${lang}" dir="rtl">`);
});
