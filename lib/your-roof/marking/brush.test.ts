import { drawnHouse, plane, ROOF } from '@/tests/helpers/pictures/drawn-roof';
import { brushed, type Stroke } from './brush';
import { mask, type Mask } from './mask';

const alphaAt = ({ alpha, frame }: Mask, x: number, y: number) =>
  alpha[(y - frame.y) * frame.width + x - frame.x]!;
const lookedAt = (house: ReturnType<typeof drawnHouse>, corners: Parameters<typeof plane>[0] = ROOF) =>
  mask(house, { planes: [plane(corners)], out: [], through: [] }, false);
const line = (kind: Stroke['kind'], radius: number, ...points: [number, number][]): Stroke => ({
  kind,
  radius,
  points: points.map(([x, y]) => ({ x, y })),
});

test('a coarse stroke over a dormer takes the dormer to its corners, and none of the roof round it', () => {
  const isDormer = (x: number, y: number) => x >= 280 && x < 330 && y >= 140 && y < 180;
  const roof = lookedAt(drawnHouse((x, y) => (isDormer(x, y) ? [238, 236, 228] : null)));
  expect(alphaAt(roof, 305, 160)).toBeGreaterThan(0.9);
  const out = brushed(roof, [line('out', 26, [290, 160], [322, 160])]);
  for (const [x, y] of [
    [283, 143],
    [305, 160],
    [327, 177],
    [282, 176],
  ] as const)
    expect(alphaAt(out, x, y)).toBeLessThan(0.1);
  for (const [x, y] of [
    [274, 160],
    [336, 150],
    [300, 134],
    [310, 186],
  ] as const)
    expect(alphaAt(out, x, y)).toBeGreaterThan(0.8);
});

test('where all has one colour a stroke is as broad as it was drawn', () => {
  const out = brushed(lookedAt(drawnHouse()), [line('out', 6, [380, 160], [420, 160])]);
  expect(alphaAt(out, 400, 160)).toBe(0);
  expect(alphaAt(out, 400, 164)).toBeLessThan(0.2);
  expect(alphaAt(out, 400, 169)).toBeGreaterThan(0.8);
  expect(alphaAt(out, 400, 175)).toBeGreaterThan(0.95);
});

test('a stroke adds roof that was not marked, and neither the sky nor the wall beside it', () => {
  const narrow = ROOF.map(({ x, y }) => ({ x: Math.min(x, 400), y }));
  const roof = lookedAt(drawnHouse(), narrow);
  expect(alphaAt(roof, 420, 180)).toBe(0);
  const more = brushed(roof, [line('roof', 26, [385, 180], [425, 190])]);
  expect(alphaAt(more, 410, 180)).toBeGreaterThan(0.8);
  expect(alphaAt(more, 415, 205)).toBeLessThan(0.1);
});
