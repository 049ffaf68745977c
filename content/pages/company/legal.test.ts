import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { companyInArabic } from '@/content/company.ar';
import { LANGS, type Lang } from '@/content/lang';
import { accessibilityPage } from './accessibility';
import type { LegalWords } from './legal';
import { privacyPage } from './privacy';
import { termsPage } from './terms';

/*
 * A page of rules bears the day of its words, and the terms promise that the day changes with them. Whoever changes a
 * word gives the page its day in both languages, and puts day and digest here.
 */

type Page = Readonly<Record<Lang, LegalWords>>;

/** What the owner fills in is no change of the rules. */
const FACTS = [company.legalName, company.phone, company.email, companyInArabic.name];

function digestOf(page: Page): string {
  const said = LANGS.map((lang) => {
    const { title, lead, sections } = page[lang];
    return JSON.stringify([title, lead, sections]);
  }).join('\n');
  const bare = FACTS.reduce((text, fact) => text.replaceAll(fact, '…'), said);
  return createHash('sha256').update(bare).digest('hex').slice(0, 12);
}

test.each([
  ['terms', termsPage, '30 November 2026', 'dc8d8626fa8e'],
  ['privacy', privacyPage, '30 November 2026', '2ace27e5cda8'],
  ['accessibility', accessibilityPage, '30 November 2026', '3c7540eec3c6'],
] as const)('%s bears the day of its words', (_, page, day, digest) => {
  expect([page.en.version, digestOf(page)]).toEqual([`Version of ${day}`, digest]);
  expect(page.ar.version).toBe(`نسخة ${day.replace('November', 'نوفمبر')}`);
});
