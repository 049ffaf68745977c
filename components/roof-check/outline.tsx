import { pathOf, type Region } from '@/lib/roof-check/region';

/** Dark under light, so that it is seen on any photograph. */
const STROKES = ['stroke-bitumen/60 [stroke-width:5px]', 'stroke-plaster [stroke-width:2px]'];

/** A line round what spoke for a roof, over the photograph. */
export function Outline({ region: { outlines } }: { region: Region }) {
  const line = outlines.map(pathOf).join('');
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {STROKES.map((stroke) => (
        <path key={stroke} d={line} fill="none" vectorEffect="non-scaling-stroke" className={stroke} />
      ))}
    </svg>
  );
}
