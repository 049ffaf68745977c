import type { ReactNode } from 'react';
import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import { drawRoof, type DrawnEdge, type DrawnPlane, type Point } from '@/lib/roof-quantities/drawing';
import type { RoofGeometry } from '@/lib/roof-quantities/geometry/roof';
import type { LocalisedForm } from './localised-roof';

interface Props {
  geometry: RoofGeometry;
  /** What is said to those who do not see it. */
  label: string;
  localised: LocalisedForm;
  /** Without names: the shape alone. */
  isExample?: boolean;
  /** Stands below it. */
  children?: ReactNode;
}

const LINES: Readonly<Record<DrawnEdge['kind'], string>> = {
  eaves: 'stroke-bitumen stroke-3',
  verge: 'stroke-bitumen stroke-3',
  top: 'stroke-bitumen stroke-3',
  ridge: 'stroke-terracotta stroke-4',
  hip: 'stroke-terracotta stroke-4',
  valley: 'stroke-verdigris stroke-4 [stroke-dasharray:10_6]',
};

const points = (outline: readonly Point[]) => outline.map(({ x, y }) => `${x},${y}`).join(' ');

/** Downhill, from a little beside the name of a slope. */
function Fall({ at, fall }: DrawnPlane) {
  const turn = (Math.atan2(fall.y, fall.x) * 180) / Math.PI;
  return (
    <path
      d="M18 0h22m-7-6l7 6-7 6"
      transform={`translate(${at.x} ${at.y}) rotate(${Math.round(turn * 10) / 10})`}
      className="fill-none stroke-bitumen-soft stroke-2"
    />
  );
}

/** The roof from above, to scale: slopes with their names and fall, edges with their numbers. */
export function RoofPlan({ geometry, label, localised, isExample = false, children }: Props) {
  const drawn = drawRoof(geometry);
  const { lang, page } = localised;
  const { scale } = drawn ?? {};
  return (
    <figure className="grid gap-4 break-inside-avoid">
      {drawn && scale && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawn.width} ${drawn.height + 24}`}
          className={`w-full ${isExample ? 'opacity-50' : ''}`}
        >
          {drawn.planes.map((plane) => (
            <polygon key={plane.plane} points={points(plane.outline)} className="fill-sand" />
          ))}
          {drawn.edges.map(({ number, kind, from, to }) => (
            <line
              key={number}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              className={`${LINES[kind]} [stroke-linecap:round]`}
            />
          ))}
          {!isExample && <Marks {...{ drawn, geometry }} />}
          <path
            d={`M48 ${drawn.height}v8h${scale.length}v-8`}
            className="fill-none stroke-bitumen-soft stroke-2"
          />
          <text x={48 + scale.length + 12} y={drawn.height + 8} className="fill-bitumen-soft text-[20px]">
            {fill(page.scale, { length: numberIn(lang, scale.metres) })}
          </text>
        </svg>
      )}
      {children}
    </figure>
  );
}

type Drawn = NonNullable<ReturnType<typeof drawRoof>>;

function Marks({ drawn, geometry }: { drawn: Drawn; geometry: RoofGeometry }) {
  return (
    <>
      {drawn.planes.map((plane) => (
        <g key={plane.plane}>
          <text
            x={plane.at.x}
            y={plane.at.y}
            className="fill-bitumen text-[24px] font-[640] [dominant-baseline:central] [text-anchor:middle]"
          >
            {geometry.planes[plane.plane]!.name}
          </text>
          <Fall {...plane} />
        </g>
      ))}
      {drawn.edges.map(({ number, at }) => (
        <g key={number} transform={`translate(${at.x} ${at.y})`}>
          <circle r={16} className="fill-plaster stroke-bitumen stroke-2" />
          <text className="fill-bitumen text-[20px] [dominant-baseline:central] [text-anchor:middle]">
            {number}
          </text>
        </g>
      ))}
    </>
  );
}
