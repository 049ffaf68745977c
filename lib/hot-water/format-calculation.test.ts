import { SIZING } from '@/content/solar/sizing';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from './calculation';
import { entriesOf } from './entries';
import {
  between,
  attachmentOf,
  chatAddress,
  headline,
  reportFile,
  resultRows,
  shareSaid,
  type LocalisedHotWater,
} from './format-calculation';

const localised: LocalisedHotWater = { lang: 'en', words: hotWaterPage.en.calculator };
const range = { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS };
const madeOf = (search: string) => calculate(SIZING, range, entriesOf(SIZING, search));
const villa = madeOf('?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1&recirculation=1');

test('the note is as the specification has it, with recirculation spelt right', () =>
  expect(localised.words.note).toBe('Add 50-100 liters more if installing hot water recirculation.'));

test('a span is one figure where both ends are the same', () => {
  expect(between('en', [3, 3])).toBe('3');
  expect(between('en', [4612, 4371])).toBe('4,371–4,612');
});

test('a share just below the rule is not rounded up to it', () => {
  const at = (share: number) => ({ months: [], load: 1, solar: share, share });
  expect(shareSaid(localised, { central: at(0.7499), conservative: at(0.7) })).toBe('70–74%');
});

test('a calculation in one line, and the name of its file', () => {
  expect(headline(localised, villa, 'privateVilla')).toBe('Private Villa, 310 L per day: SIGMA System 750/8');
  expect(reportFile(localised.words, 1310, '2026-11-22')).toBe('hot-water-1310L-2026-11-22');
});

test('no word of a calculation keeps a place for a value, and no figure is broken', () => {
  for (const search of [
    '?fullBathrooms=1',
    '?mode=laborCamp&laborCount=9999',
    '?fullBathrooms=60&hot=50&place=al-ain',
  ])
    expect(
      JSON.stringify(attachmentOf(localised, madeOf(search), { mode: 'privateVilla', path: '/x' })),
    ).not.toMatch(/[{]\w+[}]|NaN|undefined|Infinity|null/);
});

test('an enquiry can carry it: within the room there is for it', () => {
  const most =
    '?mode=laborCamp&laborCount=9999&centralKitchen=9999&ablution=9999&recirculation=1&hot=50&tariff=199.99';
  for (const made of [villa, madeOf(most)]) {
    const { title, figures } = attachmentOf(localised, made, { mode: 'laborCamp', path: '/x' });
    expect(title.length).toBeLessThanOrEqual(120);
    expect(figures.length).toBeLessThanOrEqual(30);
    for (const [label, value] of figures) {
      expect(label.length).toBeLessThanOrEqual(60);
      expect(value.length).toBeLessThanOrEqual(120);
    }
  }
});

test('what has no system names an engineer and gives no yield', () => {
  const rows = resultRows(localised, madeOf('?mode=laborCamp&laborCount=500'));
  expect(rows.map(([label]) => label)).toEqual(['Recommended system', 'Collector area needed']);
  expect(rows[0]![1]).toBe('central plant, designed by an engineer');
});

test('a chat is opened with the result and its address', () => {
  const url = new URL(
    chatAddress('971500000000', 'Hello', { rows: [['A', '1 & 2']], url: 'https://site.example/x?a=1' }),
  );
  expect(url.origin + url.pathname).toBe('https://wa.me/971500000000');
  expect(url.searchParams.get('text')).toBe('Hello\nA: 1 & 2\nhttps://site.example/x?a=1');
});
