import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { companyWords } from '@/content/company-words';
import { CARD } from '@/lib/site/seo';
import { keptCard, keptName } from './kept-card';

const kept = readdirSync('app/cards/kept/en');
const nameOf = (key: string) => kept.find((name) => name.startsWith(`${key}-`))!;

test('a kept card is a whole card', async () => {
  expect(kept.length).toBeGreaterThan(40);
  for (const name of [nameOf('home'), nameOf('contact')]) {
    const { width, height, format } = await sharp(`app/cards/kept/en/${name}`).metadata();
    expect({ width, height, format }).toEqual({ ...CARD, format: 'jpeg' });
  }
});

test('it is taken as long as it shows what the page says, and no longer', () => {
  const before = companyWords.en.name;
  const name = keptName('home', 'en');
  try {
    Object.assign(companyWords.en, { name: 'Another Company' });
    expect(keptName('home', 'en')).not.toBe(name);
    expect(keptCard('home', 'en')).toBeNull();
  } finally {
    Object.assign(companyWords.en, { name: before });
  }
  expect(keptName('home', 'en')).toBe(name);
});
