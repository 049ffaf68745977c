import { ATTACHMENT_FIELD } from '@/lib/enquiry-attachment/attachment';
import { originOf } from './origin';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};
const source = { source: 'google', medium: 'cpc', campaign: 'roofs', host: 'www.google.com' };
const attachment = {
  kind: 'calculation',
  title: 'Water heater for five people',
  path: '/solar-water-heater-calculator?people=5',
  figures: [['Litres a day', '250']],
};

test('page, language, source and what is attached come out of the hidden fields', () => {
  const form = formOf({
    page: '/contact-us',
    lang: 'en',
    source: JSON.stringify(source),
    [ATTACHMENT_FIELD]: JSON.stringify(attachment),
  });
  expect(originOf(form)).toEqual({ page: '/contact-us', language: 'en', source, attachment });
});

test('a form without scripts tells its page and language alone', () => {
  expect(originOf(formOf({ page: '/cart', lang: 'en', source: '' }))).toEqual({
    page: '/cart',
    language: 'en',
    source: {},
    attachment: null,
  });
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere',
  '/contact-us?name=Mariam',
  '/contact-us#connect',
  '/\u0000',
  '/a b',
  `/${'x'.repeat(300)}`,
  'contact-us',
])('%j is no page of ours', (page) => expect(originOf(formOf({ page })).page).toBe(''));

test.each([
  'no json',
  'null',
  '[]',
  '7',
  JSON.stringify({
    source: 7,
    medium: {},
    campaign: 'x'.repeat(101),
    host: 'https://elsewhere.example/path',
  }),
  JSON.stringify({ host: 'elsewhere.example/secret?token=1' }),
  `"${'x'.repeat(9000)}"`,
])('a source that is none is left out: %.60s', (text) =>
  expect(originOf(formOf({ source: text })).source).toEqual({}),
);

test('one wrong word does not cost the others, and what the database cannot hold is taken out', () => {
  const text = JSON.stringify({ source: 'a\u0000b\ud800', medium: 7, more: 'x' });
  expect(originOf(formOf({ source: text })).source).toEqual({ source: 'a b' });
});

test.each([
  { ...attachment, kind: 'letter' },
  { ...attachment, path: 'https://elsewhere.example' },
  { ...attachment, path: '//elsewhere.example' },
  { ...attachment, figures: Array.from({ length: 31 }, () => ['a', 'b']) },
  { ...attachment, figures: [['only a label']] },
  { ...attachment, title: 'x'.repeat(121) },
])('what is no design or calculation is left out', (wrong) =>
  expect(originOf(formOf({ [ATTACHMENT_FIELD]: JSON.stringify(wrong) })).attachment).toBeNull(),
);

test('a language no page is written in is read as English', () => {
  expect(originOf(formOf({ lang: 'xx' })).language).toBe('en');
});
