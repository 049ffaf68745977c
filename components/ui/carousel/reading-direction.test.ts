/** @jest-environment jsdom */
import { arrowStep, isRightToLeft } from './reading-direction';

const element = (direction: string) => {
  document.body.innerHTML = `<p style="direction: ${direction}"></p>`;
  return document.body.firstElementChild!;
};

test.each(['ltr', 'rtl'])('the arrow keys follow the reading order: %s', (direction) => {
  const currentTarget = element(direction);
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  expect(isRightToLeft(currentTarget)).toBe(direction === 'rtl');
  expect(arrowStep({ key: onward, currentTarget })).toBe(1);
  expect(arrowStep({ key: back, currentTarget })).toBe(-1);
  expect(Math.abs(arrowStep({ key: 'ArrowUp', currentTarget }))).toBe(0);
});
