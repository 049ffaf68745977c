import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import {
  addCorner,
  cornerNear,
  hasMoreThanLeast,
  moveCorner,
  removeCorner,
  within,
  type CornerAt,
  type Draft,
} from '@/lib/your-roof/draft';
import type { Point, Size } from '@/lib/your-roof/picture/types';
import { LEAST } from './corner-ways';
import { Loupe } from './loupe';
import { onPicture, wayOfKey } from './on-picture';
import { Outlines } from './outlines';

/** Px of the screen: how near a corner is meant, for a finger and for a mouse; and what is more than a touch. */
const REACH = { touch: 20, mouse: 12 } as const;
const STILL = 6;

interface Press {
  /** Where it began on the screen, and where it is on the picture. */
  start: Point;
  at: Point;
  reach: number;
  /** The corner that is held; none while a side is being marked. */
  held: CornerAt | null;
  isMoved: boolean;
}

interface Props {
  view: ImageBitmap;
  size: Size;
  draft: Draft;
  onChange: (next: Draft) => void;
  chosen: CornerAt | null;
  onChoose: (at: CornerAt) => void;
  words: YourRoofSteps['corners'];
}

/** Takes touches on the photograph: a touch sets a corner, a corner that is held goes along. */
export function CornersLayer({ view, size, draft, onChange, chosen, onChoose, words }: Props) {
  const [press, setPress] = useState<Press | null>(null);
  const withHeld = (now: Press | null): Draft =>
    now?.held && now.isMoved ? moveCorner(draft, now.held, now.at) : draft;
  const dragged = withHeld(press);

  /** The press as far as a pointer has come: a quick finger is lifted before what it did is drawn. */
  const upTo = (now: Press, event: PointerEvent<HTMLDivElement>): Press => ({
    ...now,
    at: within(onPicture(event, size).at, size),
    isMoved: now.isMoved || Math.hypot(event.clientX - now.start.x, event.clientY - now.start.y) > STILL,
  });
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { at, scale } = onPicture(event, size);
    const reach = scale * (event.pointerType === 'mouse' ? REACH.mouse : REACH.touch);
    const held = draft.drawing.length > 0 ? null : cornerNear(draft, at, reach);
    if (held) onChoose(held);
    setPress({ start: { x: event.clientX, y: event.clientY }, at, reach, held, isMoved: false });
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (press && event.isPrimary) setPress(upTo(press, event));
  };
  const end = (event: PointerEvent<HTMLDivElement>) => {
    if (!press || !event.isPrimary) return;
    const done = upTo(press, event);
    setPress(null);
    onChange(done.held && done.isMoved ? withHeld(done) : addCorner(draft, done.at, done.reach));
  };
  return (
    <div
      className="absolute inset-0 cursor-crosshair touch-none select-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setPress(null)}
    >
      <Outlines draft={dragged} size={size} next={press && !press.held ? press.at : null} />
      {draft.drawing.map((corner, i) => (
        <span
          key={i}
          aria-hidden
          className={`pointer-events-none absolute -ms-1.5 -mt-1.5 size-3 border-2 border-plaster outline outline-bitumen ${i === 0 ? 'bg-terracotta' : 'bg-bitumen'}`}
          style={spot(corner, size)}
        />
      ))}
      <Handles
        draft={dragged}
        size={size}
        chosen={chosen}
        onChoose={onChoose}
        onChange={onChange}
        words={words}
      />
      {press && <Loupe view={view} size={size} at={press.at} />}
    </div>
  );
}

const spot = ({ x, y }: Point, { width, height }: Size) => ({
  insetInlineStart: `${(100 * x) / width}%`,
  insetBlockStart: `${(100 * y) / height}%`,
});

type HandlesProps = Omit<Props, 'view'>;

/** Each corner as a button for keys and for voices; fingers go through them to the picture. */
function Handles({ draft, size, chosen, onChoose, onChange, words }: HandlesProps) {
  const key = (event: KeyboardEvent<HTMLElement>, at: CornerAt, { x, y }: Point) => {
    const way = wayOfKey(event.key, event.shiftKey);
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace';
    if (!way && !isRemoved) return;
    event.preventDefault();
    if (way) return onChange(moveCorner(draft, at, within({ x: x + way.x, y: y + way.y }, size)));
    const next = removeCorner(draft, at);
    // The button of the last corner goes: of the others each becomes that of the next.
    const isGone = next !== draft && at.corner === next.planes[at.plane]!.corners.length;
    if (isGone) (event.currentTarget.previousElementSibling as HTMLElement).focus({ preventScroll: true });
    onChange(next);
  };
  return draft.planes.map((side, plane) =>
    side.corners.map((point, corner) => {
      const at = { plane, corner };
      const isChosen = chosen?.plane === plane && chosen.corner === corner;
      return (
        <button
          key={`${plane}-${corner}`}
          type="button"
          aria-pressed={isChosen}
          aria-label={fill(words.corner, {
            number: plane + 1,
            corner: corner + 1,
            count: side.corners.length,
            x: Math.round((100 * point.x) / size.width),
            y: Math.round((100 * point.y) / size.height),
          })}
          aria-describedby={hasMoreThanLeast(side) ? undefined : LEAST}
          onFocus={() => onChoose(at)}
          onKeyDown={(event) => key(event, at, point)}
          className="group pointer-events-none absolute -ms-3 -mt-3 grid size-6 place-items-center focus-visible:outline-3 focus-visible:outline-terracotta"
          style={spot(point, size)}
        >
          <span className="size-3 border-2 border-plaster bg-bitumen outline outline-bitumen group-aria-pressed:bg-terracotta" />
        </button>
      );
    }),
  );
}
