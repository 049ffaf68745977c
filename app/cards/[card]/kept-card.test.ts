import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { companyWords } from '@/content/company-words';
import { LANGS } from '@/content/lang';
import { canonicalKey, ROUTE_KEYS } from '@/content/routes';
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

// A card that is not kept is drawn by every first start, while somebody waits.
test('every card is kept: npm run cards', () => {
  const keys = ROUTE_KEYS.filter((key) => canonicalKey(key) === key);
  const missing = LANGS.flatMap((lang) =>
    keys.filter((key) => !keptCard(key, lang)).map((key) => `${lang} ${key}`),
  );
  expect(missing).toEqual([]);
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
