import type { Shot } from './shot';

interface Piece {
  /** Name in the studio. */
  profile: string;
  name: string;
  /** Nominal colour of the single piece and colours of the laid slope, as hex. */
  colour: string;
  laid: readonly string[];
}

const PIECES = {
  roman: { profile: 'roman', name: 'Roman', colour: '#a8563a', laid: ['#a55f45', '#98553e', '#b06b4e'] },
  portoghese: { profile: 'portoghese', name: 'Portoghese', colour: '#b5633c', laid: ['#ae6648', '#b5714f'] },
  marsigliese: {
    profile: 'marsigliese',
    name: 'Marsigliese',
    colour: '#8c2f25',
    laid: ['#8f4334', '#99503f'],
  },
  plana: { profile: 'plana', name: 'flat Plana', colour: '#54565a', laid: ['#54565a', '#4b4d50', '#5d5f62'] },
  duna: { profile: 'duna', name: 'Duna double-wave', colour: '#b98f66', laid: ['#b98f66', '#a97f58'] },
  curva: { profile: 'curva', name: 'half-round Curva', colour: '#ad6a45', laid: ['#ad6a45', '#b97c55'] },
} as const satisfies Record<string, Piece>;

const single = ({ profile, name, colour }: Piece): Shot => ({
  id: `tile/${profile}-single`,
  alt: `One ${name} clay tile on white paper`,
  kind: 'tile',
  scene: 'tile_shot',
  params: { piece: profile, colour },
});

const laid = ({ profile, name, laid: colours }: Piece): Shot => ({
  id: `tile/${profile}-laid`,
  alt: `Slope laid with ${name} clay tiles, seen close in the sun`,
  kind: 'tile',
  scene: 'laid_patch',
  params: { profile, colours, view: 'wide' },
});

const ACCESSORIES = {
  ridge: 'Clay ridge tile with a collar, on white paper',
  'end-ridge': 'Clay end ridge tile closed by a rounded dome, on white paper',
  apex: 'Three-way clay apex piece for a ridge and two hips, on white paper',
  vent: 'Flat clay tile with a hooded ventilation opening, on white paper',
} as const;

const accessory = ([piece, alt]: [string, string]): Shot => ({
  id: `tile/${piece}-piece`,
  alt,
  kind: 'tile',
  scene: 'tile_shot',
  params: { piece, colour: '#a8563a' },
});

/** One laid slope and one single piece per profile, and the accessories. */
export const TILES: readonly Shot[] = [
  ...Object.values(PIECES).map(laid),
  ...Object.values(PIECES).map(single),
  ...Object.entries(ACCESSORIES).map(accessory),
];
