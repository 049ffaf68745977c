/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CondensationDrawing } from './drawings';

const pathsOf = (container: HTMLElement, flow: string) =>
  [...container.querySelectorAll<SVGPathElement>(`.flow.${flow}`)]
    .filter((path) => path.getAttribute('stroke-linecap') === 'round')
    .map((path) =>
      [...path.getAttribute('d')!.matchAll(/([\d.]+) ([\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      ),
    );

test('what has condensed falls all the way to the foot of the collector, and begins where the vapour ends', () => {
  const { container } = render(<CondensationDrawing alt="" />);
  const [drops] = pathsOf(container, 'stroke-verdigris');
  const heights = drops!.map(([, y]) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(drops!.at(-1)).toEqual([107, 343]);
  const [vapour] = pathsOf(container, 'stroke-terracotta');
  expect(vapour!.at(-1)).toEqual(drops![0]);
});
