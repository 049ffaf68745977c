import { NextRequest } from 'next/server';
import { PRODUCTS, productsIn, type Product } from '@/content/catalogue/products';
import { LA_PALOMA } from '@/content/catalogue/la-paloma';
import { PROFILE_NAMES } from '@/content/catalogue/textures';
import { contact } from '@/content/contact';
import { componentsPage } from '@/content/pages/catalogue/components';
import type { AccountMail } from '@/lib/account/mail/mail';
import type { EnquiryForm } from '@/lib/enquiry/enquiry-schemas';
import { accountMail } from '@/lib/account/mail/mail';
import { answerJson, jsonCall, otherMethods } from '@/lib/http/json-call';
import { siteBase } from '@/lib/settings/site';
import { registerSchema } from '@/lib/account/schema';
import { renderCopy } from '@/lib/enquiry/copy-mail';
import { renderEnquiryMail } from '@/lib/enquiry/mail';
import { originOf } from '@/lib/enquiry/origin';
import { refusalText } from '@/server/refusals';
import { longestFirst } from '@/tests/helpers/source/latin-names';
import { englishIn, SECOND as lang } from '@/tests/helpers/source/second-language';

jest.mock('@/content/words', () =>
  jest
    .requireActual('@/tests/helpers/source/second-language')
    .twoWords(jest.requireActual('@/content/words')),
);

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** What a reader sees of a mail as markup; its addresses and its looks stand in attributes. */
const seenOf = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
const leftIn = ({ subject, text, html }: Mail, typed: readonly string[] = []) =>
  englishIn([subject, text, seenOf(html)].join('\n'), [contact.brand, contact.email, ...typed]);

/** Profiles and colours of La Paloma keep their names (content/STYLE.md). */
const NAMES = [
  ...['LogicaPlana', 'LogicaLusa', 'Klinker Meridional', 'Klinker Virtus', 'Curva Collado'],
  ...Object.values(PROFILE_NAMES),
  ...Object.values(LA_PALOMA).map(({ name }) => name),
];

const PERSON = { name: 'مريم', email: 'm@villa.example', phone: '+971501234567', message: 'سقفان' };
const LINES = [{ id: 'part-valley', quantity: 2400.5, unit: 'metres', note: 'شمال' }];
const VALUES: Record<EnquiryForm, object> = {
  contact: PERSON,
  appointment: PERSON,
  gate: { ...PERSON, fullName: PERSON.name },
  quote: { ...PERSON, lines: LINES },
  sample: { ...PERSON, address: 'فيلا ٧', lines: LINES },
};

/** An enquiry of a page in the second language, as its form tells it. */
function originIn(language: string) {
  const form = new FormData();
  form.set('page', '/ar/contact-us');
  form.set('lang', language);
  form.set('source', JSON.stringify({ host: 'www.google.com' }));
  return { ...originOf(form), photo: new Uint8Array([1]) };
}

const KNOWN = { id: 'id-1', reference: '3F9A-0C1B' };
const HOSTS = ['/ar/contact-us', 'www.google.com', 'id-1', PERSON.email, siteBase, KNOWN.reference];

const VALLEY = `/${lang}/product/roofing-components/valley`;

test.each(Object.keys(VALUES) as EnquiryForm[])(
  'the company is told in English, and the visitor in the language of the page: %s',
  async (kind) => {
    const known = { ...KNOWN, origin: originIn(lang) };
    const mail = await renderEnquiryMail(kind, VALUES[kind] as never, known);
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.text).toContain('Language: Arabic');
    const copy = await renderCopy(VALUES[kind] as never, known);
    expect(leftIn(copy, [...HOSTS, VALLEY])).toEqual([]);
    expect(copy.html).toContain(`<html lang="${lang}" dir="rtl">`);
  },
);

test('a list is told in the words of whoever reads it, its numbers as they write them', async () => {
  const values = VALUES.quote as never;
  const known = { ...KNOWN, origin: originIn(lang) };
  const { label } = componentsPage.en.diagram.parts.find(({ id }) => id === 'valley')!;
  const company = await renderEnquiryMail('quote', values, known);
  expect(company.text).toContain(`1. 2,400.5 metres: ${label}, ${componentsPage.en.title} (شمال)`);
  expect(company.text).toContain('\n   http://localhost:3000/product/roofing-components/valley');
  const copy = await renderCopy(values, known);
  expect(copy.text).toContain(`: ${componentsPage[lang].diagram.parts[5]!.label}, `);
  expect(copy.text).toContain(VALLEY);
});

const ACCOUNT: AccountMail[] = [
  ...(['welcome', 'taken', 'code', 'newDevice', 'passwordChanged'] as const),
  ...(['confirmAddress', 'addressChanging', 'addressChanged'] as const),
];
const LINK = 'https://site.example/profile#confirm=t';

test.each(ACCOUNT)('the mail of an account is in the language asked for: %s', async (name) => {
  const mail = await accountMail(PERSON.email, name, { lang, code: '0417', link: LINK });
  expect(leftIn(mail, [LINK])).toEqual([]);
  expect(mail.html).toContain(`<html lang="${lang}" dir="rtl">`);
});

describe('the JSON interface answers in the language that is asked for', () => {
  const call = jsonCall({
    schema: registerSchema,
    limits: [],
    shape: 'message',
    failed: 'registrationFailed',
    run: async (_, __, { said }) => answerJson(200, { message: said.registered }),
  });
  const ask = async (body: string, headers: Record<string, string> = {}) => {
    const all = {
      'content-type': 'application/json',
      'accept-language': 'fr, ar-AE;q=0.9, en;q=0.5',
      ...headers,
    };
    const request = new NextRequest('http://site.example/api', { method: 'POST', body, headers: all });
    return (await call(request)).json() as Promise<{ message: string; errors?: Record<string, string> }>;
  };
  const good = JSON.stringify({ username: 'Mariam', email: 'm@villa.example', password: 'Roof tile 1' });

  test('what is wrong with a field', async () => {
    const { message, errors } = await ask('{}');
    expect(Object.keys(errors!)).toEqual(['username', 'email', 'password']);
    expect(englishIn([message, ...Object.values(errors!)].join('\n'))).toEqual([]);
  });

  test('what it cannot take, and what it has done', async () => {
    for (const { message } of [
      await ask('{'),
      await ask('x'.repeat(17_000)),
      await ask('{}', { 'content-type': 'text/plain' }),
      await ask(good),
    ])
      expect(englishIn(message, ['application/json', 'JSON'])).toEqual([]);
  });

  test('a method it does not know', async () => {
    const request = new NextRequest('http://site.example/api', { headers: { 'accept-language': 'ar' } });
    const { message } = (await otherMethods('POST', 'message').GET(request).json()) as { message: string };
    expect(englishIn(message)).toEqual([]);
  });

  test('English to whoever asks for nothing, or for nothing we have', async () => {
    for (const header of ['', 'fr', 'ar;q=0', '*', ';;;q=9'])
      expect((await ask(good, { 'accept-language': header })).message).toBe('Registered successfully!');
  });
});

test('the product list is in the language that is asked for, with its pages, and its facts stay', () => {
  const rows = productsIn(PRODUCTS, lang);
  const read = rows.map(({ name, category, country }) => [name, category, country].join('\n')).join('\n');
  expect(englishIn(read, longestFirst(NAMES))).toEqual([]);
  const factsOf = ({ id, supplier, image }: Product) => ({ id, supplier, image });
  expect(rows.map(factsOf)).toEqual(PRODUCTS.map(factsOf));
  expect(rows.map(({ url }) => url)).toEqual(PRODUCTS.map(({ url }) => `/ar${url}`));
  expect(JSON.stringify(productsIn(PRODUCTS, 'en'))).toBe(JSON.stringify(PRODUCTS));
  const foreign = { ...PRODUCTS[0]!, id: 'of-another-range' };
  expect(productsIn([foreign], lang)).toEqual([foreign]);
});

test('the HTTP server refuses a form in the language of its address', () => {
  const refusal = (url: string) =>
    refusalText({ request: { method: 'POST', url } } as Parameters<typeof refusalText>[0], 413).toString();
  expect(englishIn(refusal('/ar/contact-us'), [contact.legalName, contact.email])).toEqual([]);
  expect(refusal('/contact-us')).toContain('This form is too large.');
});
