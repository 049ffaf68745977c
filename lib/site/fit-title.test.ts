import { readFileSync } from 'node:fs';
import { meta } from '@/content/meta/meta';
import { ROUTE_KEYS } from '@/content/routes';
import { fitTitle } from './fit-title';
import { fontAdvance } from './font-advance';

const advance = fontAdvance(readFileSync('app/fonts/archivo-wide.ttf'));
const box = { width: 420, lines: 4, size: 52, tracking: -0.02 };

it('reads believable widths: a wide face with a narrow I', () => {
  expect(advance('I')).toBeLessThan(advance('O'));
  expect(advance('M')).toBeGreaterThan(advance('E'));
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') {
    expect(advance(letter)).toBeGreaterThan(0.2);
    expect(advance(letter)).toBeLessThan(1.4);
  }
});

it.each(ROUTE_KEYS)('keeps the title of %s in its box, whole and readable', (key) => {
  const title = meta(key, 'en').title.toUpperCase();
  const { lines, size } = fitTitle(title, advance, box);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(size).toBeGreaterThanOrEqual(30);
  for (const line of lines) {
    const width = [...line].reduce((sum, letter) => sum + advance(letter) + box.tracking, 0) * size;
    expect(width).toBeLessThanOrEqual(box.width);
  }
});

it('takes one line where one is as large', () => {
  expect(fitTitle('NEWS', advance, box)).toEqual({ lines: ['NEWS'], size: 52 });
});
