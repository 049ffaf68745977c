import { readDay, readOptions } from './command';

const USE = 'Use: npm run leads';
const text = { type: 'string' } as const;

/** As a program that was started with these words. */
function started<T>(words: readonly string[], read: () => T): T {
  const before = process.argv;
  process.argv = ['node', 'program', ...words];
  try {
    return read();
  } finally {
    process.argv = before;
  }
}

test('a word too many is refused: it is an option whose -- was forgotten', () => {
  const read = (words: readonly string[], most?: number) => () =>
    started(words, () => readOptions({ since: text }, USE, most).positionals);
  // `npm run leads --since 2026-11-28` hands over the day alone.
  expect(read(['2026-11-28'])).toThrow(/"2026-11-28" is one word too many.*\nUse:/);
  expect(read(['--since', '2026-11-28', 'extra'])).toThrow('"extra" is one word too many');
  expect(read(['a.gz', 'b.gz'], 1)).toThrow('"b.gz" is one word too many');
  expect(read(['a.gz'], 1)()).toEqual(['a.gz']);
  expect(read(['--until', '2026-11-28'])).toThrow(/Unknown option '--until'.*\nUse:/s);
});

test('a day is one of the calendar', () => {
  expect(readDay('2028-02-29', 'since')).toBe('2028-02-29');
  for (const none of ['2026-02-29', '2026-02-31', '2026-13-01', '28-11-2026', 'yesterday', ''])
    expect(() => readDay(none, 'since')).toThrow(`--since takes a day such as 2026-01-31, not "${none}".`);
});
