import { KeptLast } from './kept-last';

test('of what weighs, what was asked for last stays within the bound, and what is heavier than that is never kept', () => {
  const texts = new KeptLast<string, string>(10, (text) => text.length);
  const made: string[] = [];
  const ask = (text: string) =>
    texts.of(text, (key) => {
      made.push(key);
      return key;
    });
  for (const text of ['four', 'fives', 'four', 'six', 'four', 'fives', 'longer than ten', 'longer than ten'])
    expect(ask(text)).toBe(text);
  expect(made).toEqual(['four', 'fives', 'six', 'fives', 'longer than ten', 'longer than ten']);
});

test('what cannot be made is asked for again', () => {
  const make = jest.fn(() => undefined);
  const values = new KeptLast<string, number>(2);
  expect([values.of('a', make), values.of('a', make)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});
