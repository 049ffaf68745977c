import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AboutPage } from '@/components/pages/company/about-page';
import { ContactPage } from '@/components/pages/company/contact-page';
import { HomePage } from '@/components/pages/company/home-page';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { DrawerEnd } from '@/components/shell/drawer/drawer-end';
import { Letterhead } from '@/components/shell/footer/letterhead';
import { answers } from '@/content/assistant/answers';
import type { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import { meta } from '@/content/meta/meta';
import { ROUTE_KEYS } from '@/content/routes';
import { foundAnswers } from '@/content/search/questions';
import { accountMail } from '@/lib/account/mail/mail';
import { searchEntries } from '@/lib/search/entries';
import { organizationJsonLd, storesJsonLd } from '@/lib/structured-data/company-json-ld';

/* The short form of tests/e2e/rebrand, which builds the whole site under another name; and what only an owner can say. */

jest.mock('@/content/contact', () => {
  const real = jest.requireActual<{ contact: typeof contact }>('@/content/contact');
  const { brand, slug } = real.contact;
  const renamed = JSON.stringify(real.contact).replaceAll(brand, 'Karmeed').replaceAll(slug, 'karmeed');
  const given = {
    whatsapp: '971500000001',
    hours: 'Saturday to Thursday, 08:00 to 18:00',
    openingHours: 'Sa-Th 08:00-18:00',
    answeredBy: 'Our sales office answers.',
    repliesWithin: 'We reply within one working day.',
    licence: '123456',
  };
  return { ...real, contact: { ...(JSON.parse(renamed) as typeof contact), ...given } };
});
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
  unstable_isUnrecognizedActionError: () => false,
}));

const FIRST = jest.requireActual<{ contact: typeof contact }>('@/content/contact').contact;
const TRACE = new RegExp(FIRST.slug, 'i');

const html = (part: ReactElement) => renderToStaticMarkup(part);

const PARTS: Record<string, ReactElement> = {
  header: <Header lang="en" />,
  footer: <Footer lang="en" />,
  'the head of a printed page': <Letterhead lang="en" />,
  home: <HomePage lang="en" />,
  'about us': <AboutPage lang="en" />,
  contact: <ContactPage lang="en" />,
};

test.each(Object.entries(PARTS))('under another name nothing says the first one: %s', (_, part) => {
  expect(html(part)).not.toMatch(TRACE);
});

test('hours, WhatsApp, licence and who answers are shown everywhere once they are given', () => {
  const answered = foundAnswers('en').map(({ topic, text }) => [topic, text]);
  const said: Record<string, string> = {
    'menu of telephones': html(<DrawerEnd lang="en" />),
    footer: html(<Footer lang="en" />),
    contact: html(<ContactPage lang="en" />),
    'after sending': JSON.stringify(enquiryCommon('en').sent),
    assistant: JSON.stringify([answers.en.hours, answers.en.whatsapp, answers.en.papers]),
    search: JSON.stringify(answered),
    'structured data': JSON.stringify([organizationJsonLd('en'), storesJsonLd('en')]),
  };
  const missing =
    (...places: string[]) =>
    (fact: string) =>
      places.filter((place) => !said[place]!.includes(fact));
  const everywhere = ['contact', 'assistant', 'search'];
  expect(missing('menu of telephones', 'footer', ...everywhere)('Saturday to Thursday, 08:00')).toEqual([]);
  expect(missing('structured data')('"openingHours":"Sa-Th 08:00-18:00"')).toEqual([]);
  expect(missing('contact', 'menu of telephones', 'assistant', 'structured data')('971500000001')).toEqual(
    [],
  );
  expect(missing('footer', 'structured data', ...everywhere)('123456')).toEqual([]);
  expect(missing('contact')('Our sales office answers.')).toEqual([]);
  expect(missing('contact', 'after sending')('within one working day')).toEqual([]);
  expect(said.contact).not.toContain('call before you come');
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
