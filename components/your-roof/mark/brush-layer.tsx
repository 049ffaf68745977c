import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import { within } from '@/lib/your-roof/draft';
import type { Stroke } from '@/lib/your-roof/marking/brush';
import type { Point, Size } from '@/lib/your-roof/picture/types';
import { Loupe } from './loupe';
import { onPicture, wayOfKey } from './on-picture';

export interface Brush {
  kind: Stroke['kind'];
  /** px of the picture. */
  radius: number;
}

interface Props {
  view: ImageBitmap;
  size: Size;
  brush: Brush;
  onStroke: (stroke: Stroke) => void;
  words: YourRoofSteps['before'];
}

/** Points of a stroke that are nearer than this, px, are one. */
const STEP = 2;
/** How far an arrow moves the brush, px. */
const KEY_STEP = 8;

/** A brush over the photograph, for fingers and for keys. */
export function BrushLayer({ view, size, brush, onStroke, words }: Props) {
  // A quick finger is lifted before what it did is drawn: the stroke itself is kept beside what is shown of it.
  const line = useRef<readonly Point[]>([]);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [cursor, setCursor] = useState<Point>({ x: size.width / 2, y: size.height / 2 });
  const last = points.at(-1);

  const draw = (next: readonly Point[]) => {
    line.current = next;
    setPoints(next);
  };
  /** The stroke as far as a pointer has come; null where it is no finger of this stroke. */
  const upTo = (event: PointerEvent<HTMLButtonElement>): readonly Point[] | null => {
    const from = line.current.at(-1);
    if (!from || !event.isPrimary) return null;
    const at = within(onPicture(event, size).at, size);
    return Math.hypot(at.x - from.x, at.y - from.y) < STEP ? line.current : [...line.current, at];
  };
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { at } = onPicture(event, size);
    draw([at]);
    setCursor(at);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const next = upTo(event);
    if (next && next !== line.current) draw(next);
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const stroke = upTo(event);
    if (!stroke) return;
    draw([]);
    onStroke({ ...brush, points: stroke });
  };
  const key = (event: KeyboardEvent) => {
    const way = wayOfKey(event.key, event.shiftKey);
    const isPainted = event.key === 'Enter' || event.key === ' ';
    if (!way && !isPainted) return;
    event.preventDefault();
    if (way) setCursor(within({ x: cursor.x + KEY_STEP * way.x, y: cursor.y + KEY_STEP * way.y }, size));
    else onStroke({ ...brush, points: [cursor] });
  };
  const at = (value: number, whole: number) => Math.round((100 * value) / whole);
  return (
    <>
      <button
        type="button"
        aria-label={fill(words.cursor, { x: at(cursor.x, size.width), y: at(cursor.y, size.height) })}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => draw([])}
        onKeyDown={key}
        className="peer absolute inset-0 size-full cursor-crosshair touch-none select-none focus-on-picture"
      />
      <svg
        aria-hidden
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="pointer-events-none absolute inset-0 size-full [&>circle]:hidden peer-focus-visible:[&>circle]:block"
      >
        {last && (
          <polyline
            points={[...points, { x: last.x + 0.1, y: last.y }].map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth={2 * brush.radius}
            className={brush.kind === 'out' ? 'stroke-bitumen/60' : 'stroke-verdigris-lit/70'}
          />
        )}
        <circle
          cx={cursor.x}
          cy={cursor.y}
          r={brush.radius}
          className="fill-none stroke-plaster [stroke-width:3px]"
        />
      </svg>
      {last && <Loupe view={view} size={size} at={last} />}
    </>
  );
}
