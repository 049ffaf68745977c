/*
 * One slope in its own units: x runs down from the ridge, y is the height over the boards, negative outwards. Tiles hang
 * on battens by a nib and lie with their nose on the tile below.
 */
const GAUGE = 116;
const TILE = { head: 16, length: 136, thick: 11, lift: 13 };
const COUNTER = { top: -32, foot: -8 };
/** A tile batten cut across: width and height. */
const BATTEN = { width: 24, height: 22 };
const BOARD = 46;
/** By how much the underside of the boards begins later, so that both slopes meet in a plumb line. */
const PLUMB = 7;
/** Down the slope to its eaves. */
export const EAVES = 480;

interface Props {
  /** Down from the ridge to where it ends. */
  length: number;
  /** It ends at the eaves; otherwise it is cut off. */
  eaves?: boolean;
}

/** Deck, radiant barrier, counter batten, battens and tiles of a slope. */
export function Slope({ length, eaves = false }: Props) {
  const heads = Array.from({ length: Math.ceil((length - 30) / GAUGE) }, (_, k) => TILE.head + k * GAUGE);
  const boards = Array.from({ length: Math.floor(length / BOARD) }, (_, k) => (k + 1) * BOARD);
  return (
    <>
      <path className="fill-sand-deep" d={`M0 0H${length}V18H${PLUMB}Z`} />
      <path className="stroke-joint" strokeWidth="1" d={boards.map((x) => `M${x} 0V18`).join('')} />
      <path className="stroke-verdigris" strokeWidth="5" d={`M-1 -4H${length}`} />
      <path className="fill-plaster" d={`M26 ${COUNTER.foot}H${length}V${COUNTER.top}H26Z`} />
      {heads.map((head) => (
        <Batten key={head} x={head + 5} />
      ))}
      {eaves && <Eaves at={length} />}
      {heads.toReversed().map((head) => (
        <Tile key={head} head={head} end={eaves ? Infinity : length} />
      ))}
    </>
  );
}

/** A tile cut along its middle from nib to nose, or to where the slope is cut off. Lower ones are drawn first. */
function Tile({ head, end }: { head: number; end: number }) {
  const top = COUNTER.top - BATTEN.height - TILE.thick / 2;
  const length = Math.min(TILE.length, end - head);
  const nose = top - (TILE.lift * length) / TILE.length;
  const cut = `M${head} ${top + 14}V${top}L${head + length} ${nose.toFixed(1)}`;
  return (
    <>
      <path strokeWidth={TILE.thick + 1.5} d={cut} />
      <path className="stroke-terracotta" strokeWidth={TILE.thick - 1.5} d={cut} />
    </>
  );
}

function Batten({ x, higher = 0 }: { x: number; higher?: number }) {
  const top = COUNTER.top - BATTEN.height - higher;
  const end = x + BATTEN.width;
  return (
    <>
      <path className="fill-sand-deep" d={`M${x} ${COUNTER.top}V${top}H${end}V${COUNTER.top}Z`} />
      <path
        className="stroke-joint"
        strokeWidth="1"
        d={`M${x} ${COUNTER.top}L${end} ${top}M${x} ${top}L${end} ${COUNTER.top}`}
      />
    </>
  );
}

/** The eaves batten, higher by a tile's thickness, and before it the comb that is the pest guard. */
function Eaves({ at }: { at: number }) {
  return (
    <>
      <Batten x={at - BATTEN.width - 10} higher={TILE.thick} />
      <path strokeWidth="4" strokeDasharray="5 2" d={`M${at - 3} ${COUNTER.top}V${COUNTER.top - 34}`} />
    </>
  );
}
