const TILE = 112;
const START = 8;
const TILES = 6;
const WIDTH = TILES * TILE;
const LEADERS = [66, 108, 161, 200, 254];

/** One course of laid tile after another as one path: roll of 48 % of the tile's width, then pan. */
function course(y: number, height: number): string {
  const at = (value: number) => Number(value.toFixed(1));
  const tile = (index: number) => {
    const from = START + index * TILE;
    const crest = from + 0.48 * TILE;
    const end = from + TILE;
    const roll = `C${at(from + 0.07 * TILE)} ${at(y - 1.33 * height)} ${at(crest - 0.07 * TILE)} ${at(y - 1.33 * height)} ${at(crest)} ${y}`;
    const pan = `C${at(crest + 0.03 * TILE)} ${at(y + 0.6 * height)} ${at(end - 0.03 * TILE)} ${at(y + 0.6 * height)} ${at(end)} ${y}`;
    return roll + pan;
  };
  return `M${START} ${y}${Array.from({ length: TILES }, (_, index) => tile(index)).join('')}`;
}

/** The CoolRoof build-up as a section on a site drawing, its five layers numbered from the top. */
export function CoolRoofDrawing({ alt, note }: { alt: string; note: string }) {
  return (
    <svg
      viewBox="0 0 776 340"
      role="img"
      aria-label={alt}
      className="h-auto w-full overflow-visible fill-none stroke-bitumen stroke-[1.5]"
    >
      <path className="stroke-terracotta" strokeWidth="11" d={course(74, 36)} />
      <path
        className="stroke-sand"
        strokeWidth="3"
        d={Array.from({ length: 5 }, (_, k) => `M${START + (k + 1) * TILE - 12} 68l24 8`).join('')}
      />
      <rect className="fill-sand-deep" x={START} y="100" width={WIDTH} height="16" />
      <path d={`M${START} 126H${START + WIDTH}`} strokeWidth="2.5" strokeDasharray="14 5" />
      {[0, 1, 2, 3].map((k) => (
        <Batten key={k} x={START + k * 184 + 30} />
      ))}
      <path className="stroke-verdigris" strokeWidth="5" d={`M${START} 200H${START + WIDTH}`} />
      <path
        className="stroke-verdigris"
        strokeWidth="2"
        d="M340 196l-24-46M340 196l24-46M352 154l12-5 4 12"
      />
      <rect className="fill-sand-deep" x={START} y="216" width={WIDTH} height="76" />
      <path
        className="stroke-joint"
        strokeWidth="1"
        d={Array.from({ length: 20 }, (_, k) => `M${START + k * 33} 292l34-76`).join('')}
      />
      <path
        className="stroke-joint"
        strokeWidth="1"
        d={LEADERS.map((y) => `M${START + WIDTH + 8} ${y}H738`).join('')}
      />
      {LEADERS.map((y, index) => (
        <text
          key={y}
          x="758"
          y={y + 9}
          textAnchor="middle"
          className="fill-terracotta stroke-none text-[26px] font-bold"
        >
          {index + 1}
        </text>
      ))}
      <text x={START} y="328" className="fill-bitumen stroke-none text-[18px]">
        {note}
      </text>
    </svg>
  );
}

/** A counter batten cut across, its end marked by crossed lines. */
function Batten({ x }: { x: number }) {
  return (
    <>
      <rect className="fill-sand-deep" x={x} y="136" width="62" height="50" />
      <path className="stroke-joint" strokeWidth="1" d={`M${x} 136l62 50M${x + 62} 136l-62 50`} />
    </>
  );
}
