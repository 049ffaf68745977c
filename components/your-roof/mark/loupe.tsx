import { useEffect, useRef } from 'react';
import { INK } from '@/lib/site/mark';
import type { Point, Size } from '@/lib/your-roof/picture/types';

/** Px of the picture that are shown, and of the canvas they are shown on. */
const SHOWN = 44;
const SIDE = 132;

interface Props {
  view: ImageBitmap;
  size: Size;
  at: Point;
}

/** What a finger hides, three times as large, in the corner of the picture that is farther from it. */
export function Loupe({ view, size, at }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush) return;
    brush.fillStyle = INK.bitumen;
    brush.fillRect(0, 0, SIDE, SIDE);
    brush.drawImage(view, at.x - SHOWN / 2, at.y - SHOWN / 2, SHOWN, SHOWN, 0, 0, SIDE, SIDE);
    for (const [ink, wide] of [
      [INK.bitumen, 4],
      [INK.plaster, 1.5],
    ] as const) {
      brush.strokeStyle = ink;
      brush.lineWidth = wide;
      brush.beginPath();
      brush.moveTo(SIDE / 2, SIDE * 0.32);
      brush.lineTo(SIDE / 2, SIDE * 0.68);
      brush.moveTo(SIDE * 0.32, SIDE / 2);
      brush.lineTo(SIDE * 0.68, SIDE / 2);
      brush.stroke();
    }
  }, [view, at]);
  const isAtStart = at.x > size.width / 2;
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={SIDE}
      height={SIDE}
      className={`pointer-events-none absolute top-2 size-24 border-2 border-plaster outline outline-bitumen ${isAtStart ? 'start-2' : 'end-2'}`}
    />
  );
}
