import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { company } from '@/content/company';
import { CARD } from '@/lib/site/seo';
import { keptCard, keptName } from './kept-card';

const kept = readdirSync('app/cards/kept');
const nameOf = (key: string) => kept.find((name) => name.startsWith(`${key}-`))!;

test('a kept card is a whole card', async () => {
  expect(kept.length).toBeGreaterThan(40);
  for (const name of [nameOf('home'), nameOf('contact')]) {
    const { width, height, format } = await sharp(`app/cards/kept/${name}`).metadata();
    expect({ width, height, format }).toEqual({ ...CARD, format: 'jpeg' });
  }
});

test('it is taken as long as it shows what the page says, and no longer', () => {
  const before = company.legalName;
  const name = keptName('home');
  try {
    Object.assign(company, { legalName: 'Another Company' });
    expect(keptName('home')).not.toBe(name);
    expect(keptCard('home')).toBeNull();
  } finally {
    Object.assign(company, { legalName: before });
  }
  expect(keptName('home')).toBe(name);
});
