import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Frame, Size } from '@/lib/your-roof/picture/types';

interface BitmapProps {
  bitmap: ImageBitmap;
  className?: string;
  style?: CSSProperties;
}

/** Pixels of the engine, painted as they are; for the eye, what is seen is said by what holds them. */
export function Bitmap({ bitmap, className = '', style }: BitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = bitmap;
    // What was handed over has no size any more.
    if (!canvas.current || width === 0) return;
    Object.assign(canvas.current, { width, height });
    canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return <canvas ref={canvas} aria-hidden className={`absolute ${className}`} style={style} />;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** Where a part of the picture lies on it. */
export const placeOf = ({ x, y, width, height }: Frame, size: Size): CSSProperties => ({
  insetInlineStart: percent(x, size.width),
  insetBlockStart: percent(y, size.height),
  inlineSize: percent(width, size.width),
  blockSize: percent(height, size.height),
});

interface Props {
  view: ImageBitmap;
  size: Size;
  /** What is to be seen. */
  label: string;
  /** What lies over the photograph, in its own coordinates: left to right whatever the language. */
  children: ReactNode;
}

/** The photograph, as wide as there is room and never higher than most of the window. */
export function Stage({ view, size, label, children }: Props) {
  return (
    <div className="grid justify-items-center bg-sand-deep">
      <div
        role="group"
        aria-label={label}
        dir="ltr"
        className="relative overflow-hidden forced-color-adjust-none [--most:min(58svh,48rem)] max-lg:[--most:46svh] short:max-lg:[--most:72svh]"
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          inlineSize: `min(100%, calc(var(--most) * ${size.width / size.height}))`,
        }}
      >
        <Bitmap bitmap={view} className="inset-0 size-full" />
        {children}
      </div>
    </div>
  );
}
