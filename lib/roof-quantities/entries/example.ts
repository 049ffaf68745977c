import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { Roof, ShapeId } from '@/lib/roof-quantities/geometry/roof';

/** A roof of a shape to be drawn while nothing is typed; null for slopes one by one, which have no plan. */
export function exampleOf(shape: ShapeId, { example }: RoofFigures): Roof | null {
  const { length, width, pitch, wingLength, wingWidth } = example;
  const block = { length, width, pitch };
  switch (shape) {
    case 'planes':
      return null;
    case 'hip':
      return { shape, ...block, ends: [pitch, pitch] };
    case 't':
    case 'l':
      return { shape, ...block, wing: { length: wingLength, width: wingWidth } };
    default:
      return { shape, ...block };
  }
}
