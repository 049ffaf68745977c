import { PROFILES, type Shape } from '@/content/catalogue/textures';
import type { Shot } from './shot';
import { tinted } from './tinted';

interface Piece {
  name: string;
  /** Nominal colours of the laid slope; the first is the single tile's. */
  colours: readonly string[];
}

/** A representative colour of each profile. */
const PIECES = {
  roman: { name: 'Roman', colours: ['#a55f45', '#98553e', '#b06b4e', '#9f5a42'] },
  portoghese: { name: 'Portoghese', colours: ['#ae6648', '#b5714f', '#a66044', '#b06a4a'] },
  marsigliese: { name: 'Marsigliese', colours: ['#8f4334', '#99503f', '#87402f', '#944a39'] },
  plana: { name: 'flat Plana', colours: ['#54565a', '#4b4d50', '#5d5f62', '#505256'] },
  duna: { name: 'Duna double-wave', colours: ['#b98f66', '#a97f58', '#c29a70', '#b1885f'] },
  curva: { name: 'half-round Curva', colours: ['#ad6a45', '#b97c55', '#a2613f', '#b3734c'] },
} as const satisfies Partial<Record<Shape, Piece>>;

type Kind = keyof typeof PIECES;
type TileId = `tile/${Kind}-${'laid' | 'single'}`;

const laid = (shape: Kind): Shot & { id: TileId } => {
  const id = `tile/${shape}-laid` as const;
  const { name, colours } = PIECES[shape];
  const alt = `Slope laid with ${name} clay tiles, seen close in the sun`;
  return {
    ...tinted({ id, alt, kind: 'view' }, { plate: `plate/${shape}-tall`, colours, crop: [0, 0.3, 1] }),
    id,
  };
};

const single = (shape: Kind): Shot & { id: TileId } => {
  const id = `tile/${shape}-single` as const;
  const { name, colours } = PIECES[shape];
  const alt = `One ${name} clay tile on white paper`;
  return {
    ...tinted(
      { id, alt, kind: 'galleryItem' },
      { plate: `plate/${shape}-front`, colours: colours.slice(0, 1) },
    ),
    id,
  };
};

const shapes = Object.keys(PIECES).filter((shape): shape is Kind =>
  Object.values<string>(PROFILES).includes(shape),
);

/** One laid slope and one single piece of six profiles. */
export const TILES = [...shapes.map(laid), ...shapes.map(single)];
