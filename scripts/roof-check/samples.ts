import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Pixels } from '@/lib/roof-check/pixels';
import { drawing, SEEN, UNSEEN } from './drawn';
import { randomFrom, seedOf } from './random';
import { SCENES, type Split } from './scenes';

/** One picture to learn from or to be tried with. */
export interface Sample {
  name: string;
  /** First word of its scene: the line of the table it counts in. */
  kind: string;
  isRoof: boolean;
  split: Split;
  load: () => Promise<Pixels>;
}

const FOLDER = 'public/img';
/** Longest side, in px, of what is loaded: about what the page's own working copy has. */
const SIDE = 320;

/** What is done to a picture to make a poor photograph of it. */
export const SPOILS = ['blur', 'noise', 'jpeg', 'crop', 'night', 'tilt', 'cast'] as const;
type Spoil = 'none' | (typeof SPOILS)[number];

interface Source {
  input: string | Buffer;
  /** Part of the height that is used, from the top. */
  part?: readonly [from: number, to: number];
}

async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Cut {
  zoom: number;
  random: () => number;
}

/** Where a picture is cut: what belongs to the source, and of that a smaller part for a crop. */
function region(part: readonly [from: number, to: number], { zoom, random }: Cut, size: Metadata) {
  const high = size.height * (part[1] - part[0]);
  return {
    width: Math.max(Math.floor(size.width * zoom), 8),
    height: Math.max(Math.floor(high * zoom), 8),
    left: Math.floor(size.width * (1 - zoom) * random()),
    top: Math.floor(size.height * part[0] + high * (1 - zoom) * random()),
  };
}

function addNoise({ data }: Pixels, strength: number, random: () => number) {
  for (let at = 0; at < data.length; at++) {
    if (at % 4 === 3) continue;
    const value = data[at]! + (random() - 0.5) * strength;
    data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

/** The picture as it is, or as a poor photograph of it. The same for the same seed. */
async function load(source: Source, spoil: Spoil, seed: string): Promise<Pixels> {
  const random = randomFrom(seedOf(seed));
  const whole = sharp(source.input).flatten({ background: '#fff' });
  const zoom = spoil === 'crop' ? 0.55 + random() * 0.3 : 1;
  let image = whole
    .extract(region(source.part ?? [0, 1], { zoom, random }, await whole.metadata()))
    .resize(SIDE, SIDE, { fit: 'inside' });
  if (spoil === 'blur') image = image.blur(0.8 + random() * 2);
  if (spoil === 'night') image = image.linear([0.3, 0.32, 0.4], [2, 3, 8]);
  if (spoil === 'cast') image = image.linear([0.8 + random() * 0.4, 1, 0.8 + random() * 0.4], [0, 0, 0]);
  if (spoil === 'tilt')
    image = sharp(await image.rotate((random() - 0.5) * 24, { background: '#777' }).toBuffer());
  if (spoil === 'jpeg')
    image = sharp(await image.jpeg({ quality: 12 + Math.floor(random() * 20) }).toBuffer());
  const pixels = await raw(image);
  if (spoil === 'noise') addNoise(pixels, 20 + random() * 40, random);
  return pixels;
}

type Base = Omit<Sample, 'load'> & { source: Source };

/** Views of these from the ground have a garden below and sky above: neither shows a roof. */
const FROM_THE_GROUND = /^(project|portfolio)\/(?!.*(above|compound|wings|lane|roofs|court|townhouse))/;

/** So many of a list, from all over it. */
const evenly = <T>(list: readonly T[], most: number): readonly T[] =>
  list.filter(
    (_, at) =>
      list.length <= most ||
      Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length),
  );

function picturesOf(splits: readonly Split[], perScene: number): Base[] {
  return SCENES.filter(({ split }) => splits.includes(split)).flatMap(({ scene, isRoof, split, pictures }) =>
    evenly(pictures, perScene).flatMap((id) => {
      const input = `${FOLDER}/${id}.webp`;
      const own: Base = { name: id, kind: scene.split(' ')[0]!, isRoof, split, source: { input } };
      const cut = (kind: string, part: readonly [number, number]): Base => ({
        ...{ name: `${id} ${kind}`, kind, isRoof: false, split },
        source: { input, part },
      });
      return FROM_THE_GROUND.test(id)
        ? [own, cut('garden', [0.72, 1]), cut('palms and sky', [0, 0.18])]
        : [own];
    }),
  );
}

function drawingsOf(splits: readonly Split[], count: number): Base[] {
  const cut = [count * 0.7, count * 0.85] as const;
  const place = (at: number): Split => (at < cut[0] ? 'train' : at < cut[1] ? 'validation' : 'test');
  const draw = (kinds: object, split: (at: number) => Split): Base[] =>
    Object.keys(kinds).flatMap((kind) =>
      Array.from({ length: count }, (_, at) => ({ kind: `drawn ${kind}`, at, split: split(at) }))
        .filter(({ split }) => splits.includes(split))
        .map(({ at, ...base }) => ({
          ...base,
          name: `drawn ${kind} ${at}`,
          isRoof: false,
          source: { input: drawing(kind, at) },
        })),
    );
  return [
    ...draw(SEEN, place),
    ...draw(UNSEEN, (at) => (at % 6 === 0 ? 'test' : 'train')).filter(({ split }) => split === 'test'),
  ];
}

interface Amount {
  /** Poor versions of each picture. */
  spoiled: number;
  /** Drawings of each kind, over all splits. */
  drawn: number;
  /** Pictures of each scene at most. */
  perScene?: number;
}

/** Every picture of these splits as it is and in `spoiled` poor versions. The same on every machine. */
export function samples(splits: readonly Split[], { spoiled, drawn, perScene = Infinity }: Amount) {
  return [...picturesOf(splits, perScene), ...drawingsOf(splits, drawn)].flatMap(
    ({ source, ...base }, place): Sample[] => {
      const poor = Array.from({ length: spoiled }, (_, at) => SPOILS[(place + at * 3) % SPOILS.length]!);
      return (['none', ...poor] as const).map((spoil) => {
        const name = `${base.name} ${spoil}`;
        return { ...base, name, load: () => load(source, spoil, name) };
      });
    },
  );
}
