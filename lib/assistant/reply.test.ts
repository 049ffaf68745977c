import { answers, arabicGreeting, finding } from '@/content/assistant/answers';
import { STATED } from '@/content/assistant/keywords';
import { ASKED } from '@/content/assistant/questions';
import { company } from '@/content/company';
import { ALL_DOCUMENTS } from '@/content/documents';
import { ROUTES } from '@/content/routes';
import { supplierLabel } from '@/content/suppliers/names';
import { suppliersOf } from '@/content/suppliers/registry';
import type { Reply } from './message';
import { siteIndex } from '@/lib/search/site-index';
import { createSearch } from '@/lib/search/search';
import { replyBySubject, replyTo as ask } from './reply';
import { assistantContent } from './assistant-content';

const search = createSearch(siteIndex('en'));
const SAID = { en: assistantContent('en'), ar: assistantContent('ar') };
const replyTo = (message: string, lang: 'en') => replyBySubject(message, SAID[lang]) ?? SAID[lang].unknown;
import { topicOf } from './topic';

/** Its own answer is known to the search alone: the assistant answers with all ways to reach the company. */
const all = Object.entries(answers.en).filter(([topic]) => topic !== 'email');
/** A message about a subject; most are their own name. */
const FIRST_WORDS = Object.fromEntries(
  ASKED.toReversed().map(([of, [word]]) => [of, word!.replaceAll('&', ' ')]),
);
const asked = (topic: string) =>
  ({ ...FIRST_WORDS, quantity: 'how many tiles', greeting: 'hello' })[topic] ?? topic;
const replies: [string, Reply][] = [
  ...all.map(([topic]) => [topic, replyTo(asked(topic), 'en')] as [string, Reply]),
  ['welcome', SAID.en.welcome],
  ['unknown', SAID.en.unknown],
];
const textOf = ({ text, parts = [], end = '' }: Reply) =>
  [text, ...parts.flatMap(({ title = '', lines }) => [title, ...lines.map((line) => line.text)]), end].join(
    '\n',
  );

test.each(all)('there is a way to ask for %s', (topic) => expect(topicOf(asked(topic))).toBe(topic));

test.each(replies)('every quick reply of %s leads where it says', (_, { quickReplies = [] }) => {
  expect(quickReplies.length).toBeGreaterThan(0);
  for (const { text, icon } of quickReplies) expect([text, topicOf(text)]).toEqual([text, icon]);
  expect(new Set(quickReplies.map(({ text }) => text)).size).toBe(quickReplies.length);
});

test('no two of the seven groups have the same quick replies', () => {
  const sets = STATED.map(([topic]) => answers.en[topic].quick.map(({ text }) => text).join());
  expect(new Set(sets).size).toBe(STATED.length);
});

test.each(replies)('every link of %s leads to a page of ours or to the company', (_, { parts = [] }) => {
  const pages = new Set<string>(Object.values(ROUTES).map(({ path }) => path));
  const files = ALL_DOCUMENTS.map(({ address }) => address as string);
  const ours =
    /^(\/galleryFilter\?(?:category|supplier)=|tel:\+|mailto:|https:\/\/(play\.google|apps\.apple|wa\.me))/;
  for (const { href } of parts.flatMap(({ lines }) => lines))
    if (href)
      expect([href, pages.has(href) || files.includes(href) || ours.test(href)]).toEqual([href, true]);
});

test('where nothing is known that is said first, with the way to a person; then the words of the specification', () => {
  const lines = textOf(replyTo('xyzzy', 'en')).split('\n').filter(Boolean);
  expect(lines[0]).toBe('I do not know that. Please ask our team:');
  expect(lines[1]).toBe(company.phone);
  const stated = lines.indexOf(`I'm here to help with information about ${company.legalName}!`);
  expect(lines.slice(stated)).toEqual([
    `I'm here to help with information about ${company.legalName}!`,
    'Products and brands',
    'Contact information',
    'Locations and showrooms',
    'Services',
    'Sales volumes and statistics',
    'Mobile app and digital tools',
    'What would you like to know more about?',
  ]);
});

test('every manufacturer of roof tiles is named, with its country, and leads somewhere', () => {
  const { parts } = answers.en.brands;
  const named = parts[0]!.lines.map(({ text }) => text);
  expect(named.toSorted()).toEqual(
    suppliersOf('tiles')
      .map((id) => supplierLabel(id, 'en'))
      .toSorted(),
  );
});

test('figures are those of the company', () => {
  const { figures } = company;
  const volumes = textOf(replyTo('volumes', 'en'));
  for (const figure of [figures.tilesPerYear, figures.solarUnitsPerYear, figures.solarUnitsTarget])
    expect(volumes).toContain(figure.toLocaleString('en-GB'));
  for (const region of figures.exportRegions) expect(volumes).toContain(region);
  for (const { line, phone } of company.locations) {
    expect(textOf(replyTo('where', 'en'))).toContain(line);
    expect(textOf(replyTo('where', 'en'))).toContain(phone);
  }
});

test('no price, hour or telephone number is made up', () => {
  const known = new Set<string>(company.locations.map(({ phone }) => phone));
  for (const [, reply] of replies) {
    const text = textOf(reply);
    expect(text).not.toMatch(/\b(AED|USD|Dhs?|dirhams?)\b|\$|€|\b\d{1,2}(:\d\d)?\s?(am|pm)\b/i);
    for (const [number] of text.matchAll(/\+\d[\d ]{6,}\d/g)) expect(known).toContain(number);
  }
});

const inArabic = Object.entries(SAID.ar.answers);

test.each([...inArabic, ['welcome', { quick: SAID.ar.welcome.quickReplies! }] as const])(
  'in Arabic every quick reply of %s leads where it says',
  (_, { quick }) => {
    for (const { text, icon } of quick) expect([text, topicOf(text)]).toEqual([text, icon]);
  },
);

test.each(inArabic)(
  'the Arabic answer about %s has the parts and links of the English one',
  (topic, answer) => {
    const english = SAID.en.answers[topic as keyof typeof SAID.en.answers];
    const shapeOf = ({ parts, quick, end }: typeof answer) => ({
      parts: parts.map(({ title, lines }) => [
        title !== undefined,
        lines.map(({ href }) => href?.replace(/^\/ar(?=\/)/, '').replace(/-ar\.pdf$/, '.pdf')),
      ]),
      quick: quick.map(({ icon }) => icon),
      ends: end !== undefined,
    });
    expect(shapeOf(answer)).toEqual(shapeOf(english));
  },
);

test('who asks in English on the Arabic site is answered in Arabic, without a word before it', () => {
  const reply = replyBySubject('where is your showroom', SAID.ar);
  expect(reply).toMatchObject({ text: SAID.ar.answers.locations.text });
  expect(reply!.lead).toBeUndefined();
});

test('Arabic is answered with a word in Arabic first', () => {
  expect(replyTo('أين المعرض', 'en')).toMatchObject({
    lead: arabicGreeting,
    text: answers.en.locations.text,
  });
  expect(replyTo('where', 'en').lead).toBeUndefined();
});

/** As where what the examples taught cannot be had. */
const unread = () => Promise.reject(new Error('offline'));
const found = (message: string) =>
  ask(message, SAID.en, { search: () => Promise.resolve(search), read: unread });

test('what is in the range is shown with its picture and its page', async () => {
  const { cards } = await found('blue tiles');
  expect(cards!.map(({ id }) => id)).toContain('wave-blue');
  for (const { url, picture } of cards!) expect([url[0], picture?.slice(0, 5)]).toEqual(['/', '/img/']);
  expect((await found('salam, do you have blue tiles')).cards).toEqual(cards);
});

test('where nothing fits all of it that is said, and the nearest shown', async () => {
  const { text, cards } = await found('blue tiles from Italy');
  expect(text).toBe(finding.en.near);
  expect(cards!.map(({ id }) => id)).toEqual(expect.arrayContaining(['wave-blue', 'colour-blue']));
});

test('what is found by a word of its description alone is not shown', async () => {
  for (const message of [
    'can i put solar heater facing north',
    'what happens to solar heater when we travel',
    '500 metre',
  ])
    expect(await found(message)).toEqual(SAID.en.unknown);
  expect((await found('is la paloma brick solid or perforated')).cards!.map(({ id }) => id)).toEqual([
    'page-laPaloma',
  ]);
});

test('who greets and asks what we do not know is told so', async () => {
  expect(await found('hello my friend how are you')).toMatchObject({ text: answers.en.greeting.text });
  expect(await found('hello my good friend, tell me who will win the football cup')).toEqual(SAID.en.unknown);
});

test('who asks in Arabic what we do not know is told so with a word in Arabic first', async () => {
  expect(await found('من يفوز بالكاس')).toEqual({ lead: arabicGreeting, ...SAID.en.unknown });
});

test('subjects go before what could be found', async () => {
  expect((await found('braas tiles')).cards).toBeUndefined();
  expect((await found('braas tiles')).text).toBe(answers.en.brands.text);
});

test('what is named beside its manufacturer is shown under it, and nothing under a question about something else', async () => {
  const { text, cards } = await found('braas romana');
  expect(text).toBe(answers.en.brands.text);
  expect(cards!.map(({ title }) => title)).toContain('Roman');
  expect((await found('my sigma heater is not heating')).cards).toBeUndefined();
});

test('thanks are no search, however somebody is called in them', async () => {
  for (const message of ['thanks bro', 'thanks man', 'hello all', 'ok boss'])
    expect(await found(message)).toMatchObject({ text: answers.en.greeting.text });
  expect((await found('thanks bro, brown tiles')).cards!.map(({ id }) => id)).toContain('colour-brown');
});

test('nonsense, and a search that cannot be had, are not known', async () => {
  expect(await found('xyzzy qwrt')).toEqual(SAID.en.unknown);
  expect(await found('x'.repeat(5000))).toEqual(SAID.en.unknown);
  expect(await ask('blue tiles', SAID.en, { search: unread, read: unread })).toEqual(SAID.en.unknown);
});

test('a product whose whole name is said is shown, though its name is no manufacturer, country or profile', async () => {
  const { text, cards } = await found('a sample of Alicante brick');
  expect(text).toBe(answers.en.samples.text);
  expect(cards?.map(({ id }) => id)).toEqual(['la-paloma-alicante']);
});

test('a question about one product is answered with the product beside it', async () => {
  const { text, cards } = await found('what does a duna tile weigh');
  expect(text).toBe(answers.en.weight.text);
  expect(cards!.map(({ id }) => id)).toContain('profile-duna');
  expect((await found('is clay tile heavy')).cards).toBeUndefined();
});

test('a fact of the site is said with whose it is, in both languages', () => {
  const saidTo = (question: string, lang: 'en' | 'ar') => textOf(replyBySubject(question, SAID[lang])!);
  expect(saidTo('legionella', 'en')).toMatch(
    /Circular 183 of 2011.*75%.*60 °C.*50 °C.*ask the authority of your Emirate/s,
  );
  expect(saidTo('ليجونيلا', 'ar')).toMatch(/183 لعام 2011.*75%.*60.*50/s);
  expect(saidTo('is cmg approved by dubai central laboratory', 'en')).toContain(
    'according to the manufacturers',
  );
  expect(saidTo('collector area of system 500/5', 'en')).toContain('System 500/5: 2 collectors, 5 m²');
  expect(saidTo('collector area of system 500/5', 'en')).not.toContain('kW');
  expect(saidTo('sigma model 160', 'en')).toContain('120, 150, 200 and 300');
  expect(saidTo('LRV of beige tile', 'en')).toMatch(/indicative.*no figures for solar reflectance or SRI/s);
});

test('a tile whose reflectance is asked for stands beside the answer', async () => {
  const { cards } = await found('light reflectance of duna beige');
  expect(cards?.[0]?.id).toBe('cobert-duna-beige');
});

test('a colour in the name of something else brings no tiles', async () => {
  for (const message of ['black friday offer', 'al safat dubai green building solar'])
    expect((await found(message)).cards).toBeUndefined();
});

test('what is near is shown where it is called a block, a paver or an interlock', async () => {
  expect((await found('B 15 block')).cards!.map(({ id }) => id)).toContain('yamama-1');
});
