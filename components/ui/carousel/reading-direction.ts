import type { KeyboardEvent } from 'react';

/** Whether an element is read from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Where an arrow key leads in reading order: 1 onward, -1 back; 0 for every other key. */
export function arrowStep({ key, currentTarget }: Pick<KeyboardEvent, 'key' | 'currentTarget'>): number {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  return isRightToLeft(currentTarget) ? -step : step;
}
