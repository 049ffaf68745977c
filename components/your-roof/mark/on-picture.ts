import type { PointerEvent } from 'react';
import type { Point, Size } from '@/lib/your-roof/picture/types';

/** Where a pointer is, px of the picture; and how many of those one px of the screen is. */
export function onPicture(
  event: Pick<PointerEvent<Element>, 'clientX' | 'clientY' | 'currentTarget'>,
  size: Size,
): { at: Point; scale: number } {
  const box = event.currentTarget.getBoundingClientRect();
  const scale = size.width / box.width;
  return { at: { x: (event.clientX - box.x) * scale, y: (event.clientY - box.y) * scale }, scale };
}

/** Arrow keys as a way on the picture, px: one, or ten with Shift. */
export function wayOfKey(key: string, isFar: boolean): Point | null {
  const by = isFar ? 10 : 1;
  switch (key) {
    case 'ArrowUp':
      return { x: 0, y: -by };
    case 'ArrowDown':
      return { x: 0, y: by };
    case 'ArrowLeft':
      return { x: -by, y: 0 };
    case 'ArrowRight':
      return { x: by, y: 0 };
    default:
      return null;
  }
}
