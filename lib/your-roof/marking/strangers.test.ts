import { drawnHouse, plane, ROOF } from '@/tests/helpers/pictures/drawn-roof';
import { mask, type Mask } from './mask';

const marks = { planes: [plane(ROOF)], out: [], through: [] };
const alphaAt = ({ alpha, frame }: Mask, x: number, y: number) =>
  alpha[(y - frame.y) * frame.width + x - frame.x]!;
const SUN = [190, 186, 180];
/** The eaves' board, in the colour of the roof in the sun. */
const inBoard = (x: number, y: number) => y >= 200 && y < 214 && x > 100 && x < 540;

const inRoof = (x: number, y: number) => y >= 110 && y < 200 && x > 320 - y && x < 320 + y;
const MIDDLE = [
  { x: 320, y: 200 },
  { x: 320, y: 110 },
] as const;
/** The roof as two sides that meet in its middle. */
const SIDES = [plane([ROOF[0], ...MIDDLE, ROOF[3]]), plane([MIDDLE[0], ROOF[1], ROOF[2], MIDDLE[1]])];

test('leaves before a roof are left out however small, and what is seen of it between them is not', () => {
  const isLeaf = (x: number, y: number) => x > 240 && x < 300 && y > 130 && y < 190 && (x + y) % 14 < 5;
  const roof = mask(
    drawnHouse((x, y) => (isLeaf(x, y) ? [70, 130, 50] : null)),
    marks,
  );
  expect(alphaAt(roof, 263, 160)).toBeLessThan(0.4);
  expect(alphaAt(roof, 269, 160)).toBeGreaterThan(0.9);
});

test('a side of which most lies in shade keeps its part in the sun, though the board under it has that colour', () => {
  const house = drawnHouse((x, y) => {
    if (inBoard(x, y)) return SUN;
    return inRoof(x, y) ? (x > 320 && x < 445 ? [82, 84, 90] : SUN) : null;
  });
  const roof = mask(house, { ...marks, planes: SIDES });
  for (const [x, y] of [
    [380, 160],
    [450, 180],
    [455, 185],
    [240, 160],
  ] as const)
    expect(alphaAt(roof, x, y)).toBeGreaterThan(0.9);
});

test('a white board under eaves that were marked too low stays white', () => {
  const house = drawnHouse((x, y) => (inBoard(x, y) ? [244, 244, 240] : null));
  const low = ROOF.map((corner) => (corner.y === 200 ? { ...corner, y: 203 } : corner));
  const roof = mask(house, { ...marks, planes: [plane(low)] });
  for (const y of [200, 201, 202, 204]) expect(alphaAt(roof, 300, y)).toBeLessThan(0.1);
  expect(alphaAt(roof, 300, 196)).toBeGreaterThan(0.9);
});

test('the roof beside a bush keeps no rim of its old colour', () => {
  const far = (x: number, y: number) => Math.hypot(x - 300, y - 205);
  const roof = mask(
    drawnHouse((x, y) => (far(x, y) < 40 ? [52, 96, 44] : null)),
    marks,
  );
  for (const by of [0, 0.35, -0.35, 0.7]) {
    const at = (r: number) =>
      alphaAt(roof, Math.round(300 + r * Math.sin(by)), Math.round(205 - r * Math.cos(by)));
    expect(at(36)).toBeLessThan(0.1);
    expect(at(43)).toBeGreaterThan(0.85);
  }
});

test('the window of a dormer is left out with its bars, though its frame is open on one side', () => {
  const isIn = ([x, y]: readonly number[], [x0, x1, y0, y1]: readonly number[]) =>
    x! >= x0! && x! < x1! && y! >= y0! && y! < y1!;
  // A white frame round a dark window, its upper bar in the roof's shade for six pixels.
  const house = drawnHouse((x, y) => {
    if (isIn([x, y], [301, 307, 142, 150])) return null;
    if (isIn([x, y], [292, 316, 150, 166])) return [118, 114, 110];
    return isIn([x, y], [286, 322, 142, 174]) ? [240, 238, 230] : null;
  });
  const roof = mask(house, marks);
  for (const [x, y] of [
    [288, 160],
    [304, 158],
    [304, 147],
  ] as const)
    expect(alphaAt(roof, x, y)).toBeLessThan(0.1);
  expect(alphaAt(roof, 305, 130)).toBeGreaterThan(0.9);
});

test('the sun on a part of a red side in shade is roof; what is white there is not', () => {
  const RED = [176, 92, 70];
  const house = drawnHouse((x, y) => {
    if (!inRoof(x, y)) return null;
    if (x < 320 || (x > 350 && x < 390 && y > 140 && y < 180)) return RED;
    return x > 410 && x < 440 && y > 140 && y < 180 ? [240, 238, 230] : [96, 50, 40];
  });
  const roof = mask(house, { ...marks, planes: SIDES });
  expect([240, 335, 370, 400].filter((x) => alphaAt(roof, x, 160) < 0.9)).toEqual([]);
  expect(alphaAt(roof, 425, 160)).toBeLessThan(0.1);
});
