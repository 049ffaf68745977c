import { brushOf, canvasOf, type Brush, type Canvas } from '@/lib/photo/canvas';
import { INK } from '@/lib/site/mark';
import type { Caption } from './protocol';
import type { Picture } from './picture/types';

/* The picture that is taken along: the house, and a strip under it that says what kind of picture it is. */

const FAMILY = 'Archivo, "Helvetica Neue", Arial, sans-serif';
/** Height of the strip, its margin and its letters, of the picture's longer side. */
const STRIP = 0.075;
const MARGIN = 0.02;
const LARGE = 0.022;
const SMALL = 0.016;

export function captioned({ width, height, data }: Picture, caption: Caption): Canvas {
  const unit = Math.max(width, height);
  const strip = Math.round(STRIP * unit);
  const canvas = canvasOf(width, height + strip);
  const brush = brushOf(canvas);
  brush.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  brush.fillStyle = INK.limewash;
  brush.fillRect(0, height, width, strip);
  write(brush, caption, { width, top: height, unit });
  return canvas;
}

function write(
  brush: Brush,
  { title, note, aside, direction }: Caption,
  { width, top, unit }: { width: number; top: number; unit: number },
): void {
  const isRtl = direction === 'rtl';
  const margin = MARGIN * unit;
  const [start, end] = isRtl ? [width - margin, margin] : [margin, width - margin];
  const most = width - 2 * margin;
  brush.direction = direction;
  brush.textAlign = 'start';
  brush.fillStyle = INK.bitumen;
  brush.font = `600 ${LARGE * unit}px ${FAMILY}`;
  brush.fillText(title, start, top + 0.031 * unit, most * 0.7);
  brush.fillStyle = INK.soft;
  brush.font = `400 ${SMALL * unit}px ${FAMILY}`;
  brush.fillText(note, start, top + 0.057 * unit, most);
  brush.textAlign = 'end';
  brush.fillText(aside, end, top + 0.031 * unit, most * 0.28);
}
