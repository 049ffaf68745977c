/** @jest-environment node */
import { GALLERY } from '@/content/catalogue/gallery';
import { TEXTURES } from '@/content/catalogue/textures';
import manifest from '@/content/pictures/manifest.json';
import { closest, distance, lookOf, type Look } from '@/scripts/picture-distance';

const made = Object.keys(manifest).filter((id) =>
  /^(gallery|thumb|range|tile|project|portfolio|about)\//.test(id),
);
let looks: Look[] = [];

beforeAll(async () => {
  looks = await Promise.all(made.map((id) => lookOf(id, `public/img/${id}.webp`)));
}, 60_000);

test('no two items of the catalogue look the same', () => {
  const pairs = closest(looks, 8);
  console.info(
    `closest pictures:\n${pairs.map((p) => `${p.apart.toFixed(1)}  ${p.ids.join('  ')}`).join('\n')}`,
  );
  expect(pairs.filter(({ apart }) => apart < 0.75)).toEqual([]);
});

test('the distance tells a picture from another, and a colour from another', async () => {
  const one = await lookOf('a', 'public/img/hero/bricks.webp');
  const other = await lookOf('b', 'public/img/hero/simulator.webp');
  expect(distance(one, one)).toBe(0);
  expect(distance(one, other)).toBeGreaterThan(10);
  expect(distance(one, { ...one, tone: [0, 0, 0] })).toBeGreaterThan(5);
});

/** Items whose pictures the studio has delivered so far; the rest of the gallery is still being rendered. */
const items: [string, readonly string[]][] = [
  ['laid tiles', GALLERY.filter(({ view }) => view === 'laid').map(({ picture }) => picture)],
  ['textures', TEXTURES.map(({ key }) => `thumb/${key}`)],
];

test.each(items)('every item of %s has its own picture', (_, wanted) => {
  expect(wanted).toHaveLength(54);
  expect(wanted.filter((id) => !(id in manifest))).toEqual([]);
  expect(new Set(wanted).size).toBe(wanted.length);
});
