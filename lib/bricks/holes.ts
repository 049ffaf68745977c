import type { Brick } from '@/content/catalogue/bricks';

/** An opening in the top, from and to, in millimetres along the piece and into it. */
export interface Hole {
  along: readonly [number, number];
  into: readonly [number, number];
}

interface Row {
  count: number;
  /** Outer wall, and the web between two openings, in millimetres. */
  shell: number;
  web: number;
}

/** Where openings of equal size begin and end between two outer walls, in millimetres. */
function between(whole: number, { count, shell, web }: Row): (readonly [number, number])[] {
  const size = (whole - 2 * shell - (count - 1) * web) / count;
  return Array.from({ length: count }, (_, at) => {
    const from = shell + at * (size + web);
    return [from, from + size] as const;
  });
}

/** The openings in the top of a piece, from its shape. */
export function holesOf({
  shape,
  width,
  length,
}: Pick<Brick, 'shape' | 'width' | 'length'>): readonly Hole[] {
  if (shape.form === 'trough') return [{ along: [0, length], into: [shape.wall, width - shape.wall] }];
  if (shape.form !== 'block' || !shape.voids || shape.top === 'closed') return [];
  const { along, rows, shell, web } = shape.voids;
  return between(width, { count: rows, shell, web }).flatMap((into) =>
    between(length, { count: along, shell, web }).map((one) => ({ along: one, into })),
  );
}
