import { slowestFiles } from './slowest';

test('names ten files, slowest first, in seconds', () => {
  const times = Array.from({ length: 12 }, (_, n) => [`file-${n}`, n * 1000 + 40] as const);
  const lines = slowestFiles(times);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  file-11');
  expect(lines.at(-1)).toBe('    2.0 s  file-2');
});
