import type { Draft } from '@/lib/your-roof/draft';
import type { Point, Size } from '@/lib/your-roof/picture/types';

/** Dark under light, so that it is seen on any photograph. */
const STROKES = ['stroke-bitumen/60 [stroke-width:5px]', 'stroke-plaster [stroke-width:2px]'];

const pathOf = (points: readonly Point[], isClosed: boolean) =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'Z' : ''}`;

interface Props {
  draft: Draft;
  size: Size;
  /** Where the next corner would be. */
  next: Point | null;
}

/** The marked sides, and the one that is being marked. */
export function Outlines({ draft, size, next }: Props) {
  const done = draft.planes.map(({ corners }) => pathOf(corners, true)).join('');
  const begun = pathOf(next ? [...draft.drawing, next] : draft.drawing, false);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={done} className="fill-terracotta/20" />
      {STROKES.map((stroke) => (
        <path
          key={stroke}
          d={done + begun}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className={stroke}
        />
      ))}
    </svg>
  );
}
