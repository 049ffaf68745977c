import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { budgetFor, fallbackBudget } from '@/content/pictures/budgets';
import { LANGS } from '@/content/lang';
import { pictureAlt } from '@/content/pictures/alts';
import { PICTURE_IDS } from '@/content/pictures/library';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';
import manifest from '@/content/pictures/manifest.json';
import { CARDS } from '@/content/pictures/shots/cards';
import { HEROES } from '@/content/pictures/shots/heroes';
import { portfolioEntries } from '@/content/projects/portfolio';
import { filesBelow } from './helpers/source/tree';

const PORTFOLIO = portfolioEntries('en');

const MB = 1024 * 1024;
const ids: readonly string[] = PICTURE_IDS;
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

test('every picture has words for who cannot see it', () => {
  const wordless = PICTURE_IDS.filter((id) =>
    LANGS.some((lang) => {
      const alt: string | undefined = pictureAlt(id, lang);
      return !alt || alt.length <= 15 || /\{\w+\}|undefined|^(image|picture|photo) of/i.test(alt);
    }),
  );
  expect(wordless).toEqual([]);
});

test('every file keeps its budget', () => {
  const bytes = (file: string) => statSync(`public/img/${file}`).size;
  const heavy = entries.flatMap(([id, { widths }]) => [
    ...widths.flatMap((size) => (bytes(`${id}-${size}.avif`) > budgetFor(id, size) ? [`${id}-${size}`] : [])),
    ...(bytes(`${id}.webp`) > fallbackBudget(id) ? [id] : []),
  ]);
  expect(heavy).toEqual([]);
});

test('every picture has its measured size', async () => {
  const faults = await Promise.all(
    entries.map(async ([id, { width, height, widths }]) => {
      const made = await sharp(`public/img/${id}-${widths.at(-1)}.avif`).metadata();
      return Math.abs(made.width / made.height - width / height) < 0.05 ? [] : [id];
    }),
  );
  expect(faults.flat()).toEqual([]);
});

test('pictures beside the forms of an account are sharp at a desk, and no two of them are one', () => {
  const shown = Object.values(ACCOUNT_PICTURES);
  expect(shown.filter((id) => manifest[id].widths.at(-1)! < 1600)).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
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
  const bytesOf = (files: string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  const isDownload = (file: string) => file.startsWith(path.join('public', 'download'));
  const files = filesBelow('public');
  expect(bytesOf(files.filter((file) => !isDownload(file)))).toBeLessThan(120 * MB);
  expect(bytesOf(files.filter(isDownload))).toBeLessThan(90 * MB);
});
