import type { Brick } from '@/content/catalogue/bricks';
import { holesOf, type Hole } from '@/lib/bricks/holes';

interface Props {
  alt: string;
  /** Millimetres at its edges instead of the letters of a table. */
  inNumbers?: boolean;
  of: Pick<Brick, 'width' | 'height' | 'length' | 'shape'>;
}

/** Pixels of the drawing for a millimetre at most, and how far one step into the depth goes aside and up. */
const SCALE = 0.9;
/** Pixels that a piece may be wide and high, so that its measures have room beside it. */
const ROOM = { x: 460, y: 290 } as const;
const DEPTH = { x: 0.62, y: 0.36 } as const;
const START = { x: 60, y: 330 } as const;
/** Where the drawing ends, and what is left above the piece. */
const FOOT = 400;
const MARGIN = 24;

type Point = readonly [x: number, y: number];

/** A block in plain lines with its three measures, drawn from its millimetres. */
export function SizeDrawing({ alt, inNumbers, of }: Props) {
  const { width, height, length } = of;
  const scale = Math.min(SCALE, ROOM.x / (length + width * DEPTH.x), ROOM.y / (height + width * DEPTH.y));
  /** A corner: along the wall, into it, and up. */
  const at = (along: number, into: number, up: number): Point => [
    START.x + (along + into * DEPTH.x) * scale,
    START.y - (up + into * DEPTH.y) * scale,
  ];
  const top = Math.max(0, at(0, width, height)[1] - MARGIN);
  const line = (...points: Point[]) => points.map((point) => point.join(' ')).join('L');
  const face = (points: Point[]) => `M${line(...points)}Z`;
  const corners = ({ along: [from, to], into: [near, far] }: Hole) =>
    face([at(from, near, height), at(to, near, height), at(to, far, height), at(from, far, height)]);
  return (
    <svg
      // A number at the left is wider than a letter.
      viewBox={`${inNumbers ? -24 : 0} ${top} ${inNumbers ? 624 : 600} ${FOOT - top}`}
      role="img"
      aria-label={alt}
      className={`w-full max-w-150 stroke-bitumen ${inNumbers ? '' : 'print:max-h-[4.2cm]!'}`}
      fill="none"
      strokeWidth={1.5}
      strokeLinejoin="round"
    >
      <path
        className="fill-sand-deep"
        d={face([at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)])}
      />
      <path
        className="fill-limewash"
        d={face([at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height)])}
      />
      <path
        className="fill-hairline"
        d={face([at(length, 0, 0), at(length, width, 0), at(length, width, height), at(length, 0, height)])}
      />
      {holesOf(of).map((hole) => (
        <path key={[hole.along, hole.into].join()} className="fill-bitumen" d={corners(hole)} />
      ))}
      <Measure
        from={at(0, 0, 0)}
        to={at(length, 0, 0)}
        away={[0, 26]}
        sign={inNumbers ? String(length) : 'C'}
      />
      <Measure
        from={at(0, 0, 0)}
        to={at(0, 0, height)}
        away={[-26, 0]}
        sign={inNumbers ? String(height) : 'B'}
      />
      <Measure
        from={at(length, 0, 0)}
        to={at(length, width, 0)}
        away={[20, 20]}
        sign={inNumbers ? String(width) : 'A'}
      />
    </svg>
  );
}

/** A measure beside its edge, with its letter or number. */
function Measure({ from, to, away, sign }: { from: Point; to: Point; away: Point; sign: string }) {
  const shift = ([x, y]: Point, by = 1): Point => [x + away[0] * by, y + away[1] * by];
  const [a, b] = [shift(from), shift(to)];
  const [x, y] = shift([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1.75);
  return (
    <g className="stroke-terracotta">
      <path d={`M${a.join(' ')}L${b.join(' ')}`} />
      {[a, b].map((end) => (
        <circle key={end.join()} cx={end[0]} cy={end[1]} r={4} className="fill-terracotta stroke-none" />
      ))}
      <text
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="middle"
        className="fill-bitumen stroke-none text-xl font-semibold"
      >
        {sign}
      </text>
    </g>
  );
}
