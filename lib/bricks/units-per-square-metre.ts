import type { Brick } from '@/content/catalogue/bricks';

/** Width of a joint in millimetres: mortar in a wall, sand between pavers. */
export const JOINT = { wall: 10, floor: 3 } as const;

const SQUARE_METRE = 1_000_000;

/** The two measures of the face that shows, in millimetres, and the joint around it. */
export interface Face {
  along: number;
  across: number;
  joint: number;
}

/** What of an item covers a wall or a floor; a lintel covers an opening, and none. */
export function faceOf(item: Pick<Brick, 'category' | 'shape' | 'width' | 'height' | 'length'>): Face | null {
  if (item.category === 'BRIDGES') return null;
  return item.shape.form === 'paver'
    ? { along: item.length, across: item.width, joint: JOINT.floor }
    : { along: item.length, across: item.height, joint: JOINT.wall };
}

/** Units on one square metre: 1 000 000 mm² ÷ ((length + joint) × (height + joint)), to one decimal. */
export const unitsOn = ({ along, across, joint }: Face): number =>
  Math.round((SQUARE_METRE / ((along + joint) * (across + joint))) * 10) / 10;

/** The same of an item; null where none is counted that way. */
export function unitsPerSquareMetre(item: Parameters<typeof faceOf>[0]): number | null {
  const face = faceOf(item);
  return face && unitsOn(face);
}

/**
 * Units on one square metre by both readings of a nominal size, as words say them: the size alone, with a joint to be
 * added, and the size with its joint in it, as a module of 400 × 200 mm has it. Null where none is counted that way.
 */
export function unitsBothWays(
  item: Parameters<typeof faceOf>[0],
): readonly [least: string, most: string] | null {
  const face = faceOf(item);
  return face && [unitsOn(face).toFixed(1), unitsOn({ ...face, joint: 0 }).toFixed(1)];
}
