import manifest from '@/content/pictures/manifest.json';
import { closest, lookOf } from '@/scripts/pictures/picture-distance';

const made = Object.keys(manifest).filter((id) =>
  /^(gallery|thumb|range|project|portfolio|about|news|family|category|tool)\//.test(id),
);

// Reads some hundred pictures, which change with the studio alone.
test('no two items of the catalogue look the same', async () => {
  const looks = await Promise.all(made.map((id) => lookOf(id, `public/img/${id}.webp`)));
  const pairs = closest(looks, 8);
  console.info(
    `closest pictures:\n${pairs.map((p) => `${p.apart.toFixed(1)}  ${p.ids.join('  ')}`).join('\n')}`,
  );
  expect(pairs.filter(({ apart }) => apart < 0.75)).toEqual([]);
});
