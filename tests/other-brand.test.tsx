import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPage } from '@/components/pages/about-page';
import { ContactPage } from '@/components/pages/contact-page';
import { HomePage } from '@/components/pages/home-page';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { Letterhead } from '@/components/shell/letterhead';
import type { contact } from '@/content/contact';
import { meta } from '@/content/meta';
import { ROUTE_KEYS } from '@/content/routes';
import { accountMail } from '@/lib/account/mail';
import { searchEntries } from '@/lib/search/entries';
import { organizationJsonLd, storesJsonLd } from '@/lib/structured-data/company-json-ld';

/* The short form of tests/e2e/rebrand, which builds the whole site under another name. */

jest.mock('@/content/contact', () => {
  const real = jest.requireActual<{ contact: typeof contact }>('@/content/contact');
  const { brand, slug } = real.contact;
  const renamed = JSON.stringify(real.contact).replaceAll(brand, 'Karmeed').replaceAll(slug, 'karmeed');
  return { ...real, contact: JSON.parse(renamed) as typeof contact };
});
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
  unstable_isUnrecognizedActionError: () => false,
}));
jest.mock('next/dynamic', () => () => () => null);

const FIRST = jest.requireActual<{ contact: typeof contact }>('@/content/contact').contact;
const TRACE = new RegExp(FIRST.slug, 'i');

const PARTS: Record<string, ReactElement> = {
  header: <Header lang="en" />,
  footer: <Footer lang="en" />,
  'the head of a printed page': <Letterhead lang="en" />,
  home: <HomePage lang="en" />,
  'about us': <AboutPage lang="en" />,
  contact: <ContactPage lang="en" />,
};

test.each(Object.entries(PARTS))('under another name nothing says the first one: %s', (_, part) => {
  expect(renderToStaticMarkup(part)).not.toMatch(TRACE);
});

test('nor do titles, mails, what can be found and what search engines are told', async () => {
  const mail = await accountMail('somebody@villa.example', 'welcome', { lang: 'en' });
  expect(JSON.stringify(mail)).toContain('Karmeed');
  const told = [
    ROUTE_KEYS.map((key) => meta(key, 'en')),
    mail,
    searchEntries('en'),
    organizationJsonLd('en'),
    storesJsonLd('en'),
  ];
  expect(JSON.stringify(told)).not.toMatch(TRACE);
});
