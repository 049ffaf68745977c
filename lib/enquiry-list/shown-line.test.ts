import type { EnquiryLine, LinePatch } from './line';
import { namingIn } from './naming';
import { readLine } from './read-line';
import { shownLine, withoutOldWords } from './shown-line';

const shown = (line: object) => shownLine({ quantity: 1, ...line } as EnquiryLine, namingIn('en'), 'en');

test('a product is called as we call it today, whatever an earlier list said', () => {
  const ours = {
    name: 'Duna Natural',
    variant: 'BMI Cobert, Spain',
    unit: 'm²',
    note: '',
    url: '/product/roof-tiles/bmi-BmiSpain/cobert-duna-natural',
    picture: 'gallery/cobert-duna-natural-laid',
  };
  expect(shown({ id: 'cobert-duna-natural' })).toMatchObject(ours);
  const earlier = readLine({
    ...{ id: 'cobert-duna-natural', name: 'دونا', variant: '', quantity: 3, unit: 'pieces', note: 'n' },
    url: '/ar/x',
  });
  expect(shown(earlier!)).toMatchObject({ ...ours, quantity: 3, unit: 'pieces', note: 'n' });
});

test('a tile of a design leads to the design', () => {
  expect(shown({ id: 'cobert-duna-natural', design: 'm1-o3' })).toMatchObject({
    name: 'Duna Natural',
    url: '/design/m1-o3',
  });
});

test('a calculated part says its roof until the visitor writes something else', () => {
  const roof = {
    ...{
      part: 'caps',
      tile: 'cobert-portugal-lusa',
      query: 'length=12',
      about: true,
      version: '1.0',
      form: 'hip',
    },
    values: { length: 12, width: 8, pitch: 25 },
  };
  const line = { id: 'roof-1-caps', unit: 'pieces', roof };
  expect(shown(line)).toMatchObject({
    name: 'Ridge and hip tiles',
    variant: 'for LogicaLusa, Cobert, Portugal',
    note: 'Calculated with usual figures: hip roof 12 × 8 m, 25°, v1.0',
    url: '/tile-calculator?length=12',
  });
  expect(shown({ ...line, note: '' }).note).toBe('');
});

test('a calculated part that was changed says so, and what was calculated, also before what the visitor added', () => {
  const roof = {
    ...{ part: 'caps', tile: '', query: '', about: false, version: '1.0', form: 'hip' },
    values: { length: 12, width: 8, pitch: 25 },
  };
  const made = { id: 'roof-1-caps', quantity: 69, unit: 'pieces', roof };
  const calculated = 'Calculated: hip roof 12 × 8 m, 25°, v1.0';
  const changed = `Changed from 69 pieces. ${calculated}`;
  const after = (patch: LinePatch, line: EnquiryLine = made): EnquiryLine => ({
    ...line,
    ...namingIn('en').changeOf!(line, patch),
  });
  const other = after({ quantity: 80 });
  expect(shown(other).note).toBe(changed);
  expect(shown(after({ quantity: 90 }, other)).note).toBe(changed);
  expect(shown(after({ quantity: 69 }, other)).note).toBe(calculated);
  expect(shown(after({ quantity: 69, unit: 'boxes' })).note).toBe(changed);
  expect(shown(after({ quantity: 69, unit: 'pieces', typed: '60-70' })).note).toBe(changed);
  expect(shown(after({ note: `${calculated}, north` }, other)).note).toBe(`${changed}, north`);
  expect(shown({ ...made, roof: { ...roof, made }, note: `${changed}, north` }).note).toBe(
    `${calculated}, north`,
  );
  expect(shown({ ...other, note: 'north' }).note).toBe('north');
  const inArabic = (line: EnquiryLine) => shownLine(line, namingIn('ar'), 'ar').note;
  const arabic = /^الكمية معدّلة، والمحسوبة: 69\u00a0قطعة\. محسوب: [^a-z]+v1\.0$/;
  expect(inArabic(other)).toMatch(arabic);
  // In either order, what was written after the sentence stays; the sentence is told in the language of the page.
  const noted = after({ note: `${changed}, north` }, other);
  for (const line of [noted, after({ quantity: 80 }, after({ note: `${calculated}, north` }))]) {
    expect(readLine(line)).toEqual(line);
    expect(shown(line).note).toBe(`${changed}, north`);
    expect(inArabic(line).replace(/, north$/, '')).toMatch(arabic);
  }
  expect(shown(after({ note: changed }, noted)).note).toBe(changed);
  expect(shown(after({ note: '' }, noted)).note).toBe('');
  expect(inArabic(after({ note: 'north' }, noted))).toBe('north');
  // What is sent has no blank edges.
  const sent = (line: EnquiryLine) => ({ ...line, note: line.note!.trim() });
  expect(shown(sent(after({ note: `${calculated} north` }))).note).toBe(`${calculated} north`);
  expect(shown(sent(after({ note: `${calculated}, north` }))).note).toBe(`${calculated}, north`);
  expect(readLine({ ...made, roof: { ...roof, goesOn: 'yes' } })).toBeNull();
});

test('what is none of ours says its own words, or its id, and nothing of a table that is not its own', () => {
  const words = { name: 'Old tile', variant: 'BMI', url: '/old' };
  expect(shown({ id: 'gone', words })).toMatchObject(words);
  expect(shown({ id: 'gone' })).toMatchObject({ name: 'gone', url: '/product', unit: 'pieces' });
  for (const id of ['constructor', '__proto__', 'toString']) expect(shown({ id }).name).toBe(id);
  const roof = {
    part: 'toString',
    tile: '__proto__',
    query: '',
    about: false,
    version: '',
    form: 'valueOf',
    values: {},
  };
  expect(shown({ id: 'x', roof })).toMatchObject({ name: 'toString', variant: '' });
});

test('an earlier line gives up its words for those of the product alone; without names a line says its id', () => {
  const words = { name: 'Old tile', variant: 'BMI', url: '/old' };
  const lines = [
    { id: 'yrt-fb', quantity: 1, words },
    { id: 'gone', quantity: 2, words },
  ];
  expect(withoutOldWords(lines, namingIn('en'))).toEqual([{ id: 'yrt-fb', quantity: 1 }, lines[1]]);
  const nameless = (line: EnquiryLine) => shownLine(line, { products: {} }, 'en');
  expect(nameless({ id: 'yrt-fb', quantity: 1, typed: '2-3' })).toMatchObject({
    name: 'yrt-fb',
    typed: '2-3',
  });
  expect(nameless(lines[1]!)).toMatchObject({ name: 'Old tile', unit: 'pieces', note: '', url: '/old' });
});
