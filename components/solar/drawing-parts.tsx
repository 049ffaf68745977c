import type { ReactNode } from 'react';

interface Props {
  /** What is to be seen, for those who cannot see it; empty where words beside it say so. */
  alt: string;
  children: ReactNode;
}

/** The sheet all drawings of solar heaters are made on: ink lines, warm flows terracotta, cool ones verdigris. */
export function DrawingSheet({ alt, children }: Props) {
  return (
    <svg
      viewBox="0 0 640 430"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="h-auto w-full overflow-visible fill-none stroke-bitumen stroke-[1.5]"
    >
      {children}
    </svg>
  );
}

/** What moves along a pipe, and how it looks: a fluid in long dashes, vapour in bubbles, drops in dots. */
const FLOWS = {
  warm: { className: 'flow stroke-terracotta', strokeWidth: 6, strokeDasharray: '14 8' },
  cool: { className: 'flow stroke-verdigris', strokeWidth: 6, strokeDasharray: '6 16' },
  vapour: {
    className: 'flow stroke-terracotta',
    strokeWidth: 9,
    strokeDasharray: '0.1 21.9',
    strokeLinecap: 'round',
  },
  drops: {
    className: 'flow stroke-verdigris',
    strokeWidth: 6,
    strokeDasharray: '0.1 10.9',
    strokeLinecap: 'round',
  },
} as const;

/** A pipe, and in it what flows from the beginning of the path to its end. */
export function Flow({ of, d }: { of: keyof typeof FLOWS; d: string }) {
  return (
    <>
      <path className="stroke-joint" strokeWidth="13" d={d} />
      <path className="stroke-limewash" strokeWidth="10.5" d={d} />
      <path {...FLOWS[of]} d={d} />
    </>
  );
}

export function Sun() {
  const rays = Array.from({ length: 12 }, (_, nth) => {
    const turn = (nth * Math.PI) / 6;
    const at = (radius: number) =>
      [70 + radius * Math.cos(turn), 64 + radius * Math.sin(turn)].map((value) => value.toFixed(1)).join(' ');
    return `M${at(32)}L${at(44)}`;
  }).join('');
  return (
    <>
      <circle className="fill-sand-deep" cx="70" cy="64" r="24" />
      <path strokeWidth="2.5" d={rays} />
    </>
  );
}

/** Where the numbers of the list stand on a drawing. */
export type Marks = readonly (readonly [x: number, y: number])[];

/** The numbers of the steps or parts, each in a plate, from 1 on. */
export function Numbers({ at }: { at: Marks }) {
  return at.map(([x, y], index) => (
    <g key={index}>
      <rect className="fill-limewash stroke-bitumen" x={x - 17} y={y - 17} width="34" height="34" rx="2" />
      <text x={x} y={y + 8} textAnchor="middle" className="fill-terracotta stroke-none text-[23px] font-bold">
        {index + 1}
      </text>
    </g>
  ));
}

/** A flat collector seen from the side on its stand: glass above, absorber within. */
export function Collector() {
  return (
    <>
      <path d="M40 400H600" />
      <path strokeWidth="3" d="M350 190V400M128 338V400M128 400L350 300" />
      <path className="fill-sand-deep" d="M110 350L350 190L335.6 168.4L95.6 328.4Z" />
      <path strokeWidth="4" d="M95.6 328.4L335.6 168.4" />
    </>
  );
}

/** Mains water into the tank below, and hot water out of it above; the tank stands left of x. */
export function Taps({ x, hot, cold }: { x: number; hot: number; cold: number }) {
  return (
    <>
      <Flow of="cool" d={`M610 ${cold}H${x}`} />
      <Flow of="warm" d={`M${x} ${hot}H610`} />
    </>
  );
}
