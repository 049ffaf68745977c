import { FITTING_PICTURES, type FittingPicture } from '@/content/catalogue/ranges';
import { TEXTURES, type Texture, type TextureKey } from '@/content/catalogue/textures';
import type { Shot } from './shot';
import { roofPlatesOf } from './plates';
import { nthCrop, sunlit, tinted } from './tinted';

/** Walls that suit any roof, taken in turn. */
const WALLS = ['#f1e9db', '#ead9bd', '#f5f1ea', '#e6d3b1', '#efe5d3', '#e8d8c4'] as const;

type Made<Id extends string> = Shot & { id: Id };

/** Thumbnails of the simulator: a few tiles seen straight from above. */
export const THUMBS: readonly Made<`thumb/${TextureKey}`>[] = TEXTURES.map((texture, index) => {
  const id = `thumb/${texture.key}` as const;
  const crop = nthCrop(index, { share: [0.6, 0.8], plate: 1, picture: 1 });
  const shot = { id, kind: 'thumb' as const };
  return {
    ...tinted(shot, {
      plate: `plate/${texture.profile}-plan`,
      colours: texture.colours,
      crop,
      ...sunlit(texture.profile),
    }),
    id,
  };
});

type ViewId = `range/${TextureKey}-${'slope' | 'tile' | 'roof'}`;

const WIDE = 2 / 3;
const UPRIGHT = 1.25;

function viewsOf(texture: Texture, index: number): Made<ViewId>[] {
  const { key, colours, profile: shape } = texture;
  const make = (view: 'slope' | 'tile' | 'roof', tint: Parameters<typeof tinted>[1]): Made<ViewId> => {
    const id = `range/${key}-${view}` as const;
    return { ...tinted({ id, kind: 'view' }, tint), id };
  };
  const crop = (from: number, to: number, plate: number) =>
    nthCrop(index, { share: [from, to], plate, picture: WIDE });
  const slope = make('slope', {
    plate: `plate/${shape}-tall`,
    colours,
    crop: crop(0.94, 1, UPRIGHT),
    ...sunlit(shape),
  });
  const tile = make('tile', {
    plate: `plate/${shape}-wide`,
    // The second colour of an old blend: its first is nearly the whole of a plain neighbour.
    colours: texture.category === 'antic' ? colours.slice(1, 2) : colours.slice(0, 1),
    crop: crop(0.94, 1, WIDE),
  });
  const plates = roofPlatesOf(shape);
  if (!plates.length) return [slope, tile];
  const roof = make('roof', {
    plate: `plate/roof-${plates[index % plates.length]}`,
    colours,
    wall: WALLS[index % WALLS.length],
    crop: crop(0.86, 0.98, WIDE),
  });
  return [roof, slope, tile];
}

/** Two or three views of every texture for the supplier pages: on a house, laid, and as a single tile. */
export const RANGE: readonly Made<ViewId>[] = TEXTURES.flatMap(viewsOf);

/** Fittings on the supplier pages, each in two colours. */
export const RANGE_FITTINGS: readonly Made<FittingPicture['picture']>[] = FITTING_PICTURES.map(
  ({ picture: id, fitting, colour, range }, index) => {
    const crop = nthCrop(index, { share: [0.95, 1], plate: 1.25, picture: WIDE });
    const plate = `plate/${fitting}-piece`;
    // Two manufacturers of nearly one colour: the same piece stands lower in the pictures of one of them.
    const top = range === 'supp_3' ? 0.31 : 0.35;
    return {
      ...tinted({ id, kind: 'view' }, { plate, colours: [colour], crop: [crop[0], top, crop[2]] }),
      id,
    };
  },
);
