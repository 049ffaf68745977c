import { EAVES, Slope } from './cool-roof-slope';

/** Where the boards of both slopes would meet, and the pitch in degrees. Units of the drawing. */
const APEX = { x: 512, y: 138 };
const PITCH = 22;
/** How far down the slope behind the ridge is drawn before it is cut off. */
const CUT = 128;
/** From what is meant to its number, in the order of the list. */
const LEADERS = [
  { from: 'M262 160V92', at: [262, 78] },
  { from: 'M604 97L648 68', at: [668, 72] },
  { from: 'M631 168H648', at: [668, 177] },
  { from: 'M634 183L648 208', at: [668, 222] },
  { from: 'M628 196L648 252', at: [668, 267] },
] as const;

/** The CoolRoof build-up cut from the eaves to the ridge, its parts numbered as in the list beside it. */
export function CoolRoofDrawing({ alt, note }: { alt: string; note: string }) {
  return (
    <figure>
      <svg
        viewBox="0 8 688 372"
        role="img"
        aria-label={alt}
        className="h-auto w-full overflow-visible fill-none stroke-bitumen stroke-[1.5]"
      >
        <g transform={`translate(${APEX.x} ${APEX.y}) rotate(${PITCH})`}>
          <Slope length={CUT} />
        </g>
        <g transform={`translate(${APEX.x} ${APEX.y}) scale(-1 1) rotate(${PITCH})`}>
          <Slope length={EAVES} eaves />
        </g>
        <Gutter />
        <Ridge />
        <path className="stroke-joint" strokeWidth="1" d={LEADERS.map(({ from }) => from).join('')} />
        {LEADERS.map(({ at: [x, y] }, index) => (
          <text
            key={y}
            x={x}
            y={y}
            textAnchor="middle"
            className="fill-terracotta stroke-none text-[28px] font-bold"
          >
            {index + 1}
          </text>
        ))}
      </svg>
      <figcaption className="t-small pt-3">{note}</figcaption>
    </figure>
  );
}

/** Ridge batten on its holder, the roll pressed on the tiles of both slopes, and the cap with its screw. */
function Ridge() {
  const { x, y } = APEX;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path strokeWidth="3" d="M-44 -6L-4 -22V-62M44 -6L4 -22V-62" />
      <path className="fill-sand-deep" d="M-13 -92H13V-62H-13Z" />
      <path className="stroke-joint" strokeWidth="1" d="M-13 -92L13 -62M13 -92L-13 -62" />
      <path strokeWidth="5" d="M-96 -38L-74 -48C-52 -58 -40 -96 -14 -96H14C40 -96 52 -58 74 -48L96 -38" />
      <path
        className="stroke-terracotta"
        strokeWidth="11"
        d="M-84 -52C-72 -82 -42 -108 0 -108S72 -82 84 -52"
      />
      <path strokeWidth="3" d="M0 -78V-118M-8 -118H8" />
    </g>
  );
}

/** Fascia and gutter under the overhang of the first course. */
function Gutter() {
  return (
    <>
      <path className="fill-plaster" d="M58 318H70V362H58Z" />
      <path strokeWidth="3" d="M56 334V346A22 22 0 0 1 12 346V338" />
    </>
  );
}
