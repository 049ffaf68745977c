/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { budgetFor, fallbackBudget } from '@/content/pictures/budgets';
import { PICTURES } from '@/content/pictures/library';
import manifest from '@/content/pictures/manifest.json';
import { CARDS } from '@/content/pictures/shots/cards';
import { HEROES } from '@/content/pictures/shots/heroes';
import { PORTFOLIO } from '@/content/portfolio';
import { filesBelow } from './helpers/tree';

const MB = 1024 * 1024;
const ids = Object.keys(PICTURES);
const entries = Object.entries(manifest);

test('every encoded picture is described', () => {
  expect(Object.keys(manifest).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the pictures every visitor sees first are all there', () => {
  const needed = [...HEROES, ...CARDS].map(({ id }) => id);
  expect(needed.filter((id) => !(id in manifest))).toEqual([]);
  expect(PORTFOLIO).toHaveLength(18);
  expect(new Set(PORTFOLIO.map(({ picture }) => picture)).size).toBe(18);
});

test.each(ids)('%s has words for who cannot see it', (id) => {
  const { alt } = PICTURES[id as keyof typeof PICTURES];
  expect(alt.length).toBeGreaterThan(15);
  expect(alt).not.toMatch(/^(image|picture|photo) of/i);
});

test.each(entries)('%s keeps its budget and its measured size', async (id, { width, height, widths }) => {
  for (const size of widths) {
    expect(statSync(`public/img/${id}-${size}.avif`).size).toBeLessThanOrEqual(budgetFor(id, size));
  }
  expect(statSync(`public/img/${id}.webp`).size).toBeLessThanOrEqual(fallbackBudget(id));
  const largest = await sharp(`public/img/${id}-${widths.at(-1)}.avif`).metadata();
  expect(largest.width! / largest.height!).toBeCloseTo(width / height, 1);
});

test('no two pictures are the same file', () => {
  const seen = new Map<string, string>();
  for (const [id] of entries) {
    const hash = createHash('sha256')
      .update(readFileSync(`public/img/${id}.webp`))
      .digest('hex');
    expect([seen.get(hash), id]).toEqual([undefined, id]);
    seen.set(hash, id);
  }
});

test('public/ stays small enough to clone', () => {
  const bytes = filesBelow('public').reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(120 * MB);
});
