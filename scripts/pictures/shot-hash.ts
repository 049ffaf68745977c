/**
 * What a picture was ordered as: a hash over its shot, that of its plate, and how often its scene's look was mended.
 * Encoding records it beside the picture, so that a clone can tell whether the two still match.
 */
import { createHash } from 'node:crypto';
import { BANNER_CROPS } from '../../content/pictures/shots/banners';
import { DIAGRAM_CROPS } from '../../content/pictures/shots/company';
import { ALL_SHOTS } from '../../content/pictures/shots/all';
import { carriesHeaters, HEATERS_LOOK, KINDS, LOOKS, type Shot } from '../../content/pictures/shots/shot';

const shots = new Map(ALL_SHOTS.map((shot) => [shot.id, shot]));

/** Of one shot; words and order of keys do not count. */
export function hashOf({ id, kind, scene, params }: Shot): string {
  const plate = scene === 'tint' ? shots.get(String(params.plate)) : undefined;
  const heaters = carriesHeaters({ params }) ? { heaters: HEATERS_LOOK } : {};
  const facts = { id, scene, ...KINDS[kind], look: LOOKS[scene] ?? 1, ...heaters, params };
  return createHash('sha256')
    .update(sorted(facts))
    .update(plate ? hashOf(plate) : '')
    .digest('hex')
    .slice(0, 12);
}

/** JSON with the keys of every object in order. */
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What is cut out of another picture, by that. */
const sources = new Map<string, string>([
  ...BANNER_CROPS.map(({ id }) => [id, id.replace(/-tall$/, '')] as const),
  ...DIAGRAM_CROPS.map(({ id, of }) => [id, of] as const),
]);

/** Of the shot an encoded picture was made from; null for what is no shot, such as pages of documents. */
export function hashFor(picture: string): string | null {
  const shot = shots.get(sources.get(picture) ?? picture);
  return shot ? hashOf(shot) : null;
}
