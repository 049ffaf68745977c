import due from '@/content/pictures/stale-pictures.json';
import manifest from '@/content/pictures/manifest.json';
import { ALL_SHOTS } from '@/content/pictures/shots/all';
import { hashFor, hashOf } from '@/scripts/pictures/shot-hash';
import ordered from '@/studio/manifest.json';

const entries = Object.entries(manifest as Record<string, { shot?: string }>);

/**
 * Pictures delivered from an older order. The list only shrinks, by encoding what was rendered again; a shot that
 * is changed without a new picture fails here.
 */
test('every picture matches its shot, but for those known to be due again', () => {
  const stale = entries.filter(([id, { shot = null }]) => shot !== hashFor(id)).map(([id]) => id);
  expect(stale).toEqual(due);
});

test('the studio has the orders of today', () => {
  expect(ordered.map(({ id, hash }) => [id, hash])).toEqual(ALL_SHOTS.map((shot) => [shot.id, hashOf(shot)]));
});

test('a hash follows size, parameters and plate', () => {
  const tint = ALL_SHOTS.find(({ scene }) => scene === 'tint')!;
  const changed = [
    { ...tint, params: { ...tint.params, colours: ['#000000'] } },
    { ...tint, kind: 'hero' as const },
    { ...tint, params: { ...tint.params, plate: 'plate/duna-front' } },
  ].map(hashOf);
  expect(new Set([hashOf(tint), ...changed]).size).toBe(4);
});

test('what is no shot has no order, and crops of banners have that of their banner', () => {
  expect(hashFor('document/dry-fix-1')).toBeNull();
  expect(hashFor('banner/bricks-tall')).toBe(hashFor('banner/bricks'));
});
