/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { FooterNavigation } from '@/components/shell/footer-navigation';
import { Header } from '@/components/shell/header';
import { company } from '@/content/company';
import { ROUTE_KEYS } from '@/content/routes';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { englishIn, seenIn, SECOND as lang } from '@/tests/helpers/second-language';

jest.mock('@/content/lang', () => jest.requireActual('@/tests/helpers/second-language').twoLangs);
jest.mock('@/content/words', () =>
  jest.requireActual('@/tests/helpers/second-language').twoWords(jest.requireActual('@/content/words')),
);
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
}));

const leftIn = (part: ReactElement) => englishIn(seenIn(renderToStaticMarkup(part)), [company.brand]);

test('the header with its menus, and the navigation of the footer', () => {
  expect(leftIn(<Header lang={lang} />)).toEqual([]);
  expect(leftIn(<FooterNavigation lang={lang} />)).toEqual([]);
});

test.each(ROUTE_KEYS)('the way down to a page, and what search engines are told of it: %s', (key) => {
  expect(leftIn(<Breadcrumbs of={key} label="" lang={lang} />)).toEqual([]);
  const steps = breadcrumbJsonLd(key, lang).itemListElement as { name: string }[];
  const { name, description } = webPageJsonLd(key, lang);
  expect(englishIn([...steps.map((step) => step.name), name, description].join('\n'))).toEqual([]);
});
