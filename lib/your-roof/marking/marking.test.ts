import { drawnHouse, plane, ROOF, tapped } from '@/tests/helpers/pictures/drawn-roof';
import { brushed } from './brush';
import { mask, type Mask } from './mask';
import { snap } from './snap';

const picture = drawnHouse();
const marks = { planes: [plane(ROOF)], out: [], through: [] };
const alphaAt = ({ alpha, frame }: Mask, x: number, y: number) =>
  alpha[(y - frame.y) * frame.width + x - frame.x]!;

test('corners up to 5 px off come within 2.5 px, and what was given is not changed', () => {
  const given = [plane(tapped(ROOF, 4))];
  const before = JSON.stringify(given);
  const [found] = snap(picture, given).planes;
  const far = found!.corners.map(({ x, y }, i) => Math.hypot(x - ROOF[i]!.x, y - ROOF[i]!.y));
  expect(Math.max(...far)).toBeLessThan(2.5);
  expect(JSON.stringify(given)).toBe(before);
  expect(() => snap(picture, [plane(ROOF.slice(0, 2))])).toThrow(RangeError);
});

test('neighbours share a corner afterwards', () => {
  const { planes, welded } = snap(picture, [
    plane([ROOF[0], { x: 318, y: 203 }, { x: 322, y: 108 }, ROOF[3]]),
    plane([{ x: 323, y: 199 }, ROOF[1], ROOF[2], { x: 317, y: 112 }]),
  ]);
  expect(welded).toBe(2);
  expect(planes[0]!.corners[1]).toEqual(planes[1]!.corners[0]);
});

test('a green tree before the roof is left out, and a stroke brings it back', () => {
  const tree = drawnHouse((x, y) => (Math.hypot(x - 260, y - 215) < 45 ? [50, 110, 40] : null));
  const roof = mask(tree, marks);
  expect(alphaAt(roof, 260, 190)).toBeLessThan(0.1);
  expect(alphaAt(roof, 400, 160)).toBeGreaterThan(0.95);
  expect(alphaAt(roof, 400, 215)).toBe(0);
  expect(roof.leftOut).toBeGreaterThan(0.05);
  expect(roof.leftOut).toBeLessThan(0.2);

  const back = brushed(roof, [{ kind: 'roof', points: [{ x: 260, y: 190 }], radius: 20 }]);
  expect(alphaAt(back, 260, 190)).toBe(1);
  // Beyond the corners only what has the roof's colours.
  expect(alphaAt(back, 260, 206)).toBeLessThan(0.1);
  // What was found is not changed: a stroke can be taken back.
  expect(alphaAt(roof, 260, 190)).toBeLessThan(0.1);
  expect(brushed(roof, [])).toBe(roof);
});

test('a dormer with roof all round it is left out, its window too; a part of the roof in shade is not', () => {
  const isIn = (x: number, y: number, [x0, x1, y0, y1]: readonly [number, number, number, number]) =>
    x > x0 && x < x1 && y > y0 && y < y1;
  const dormer = [280, 330, 140, 180] as const;
  const house = drawnHouse((x, y) => {
    if (isIn(x, y, [295, 315, 150, 170])) return [60, 66, 74];
    if (isIn(x, y, dormer)) return [240, 238, 230];
    return isIn(x, y, [370, 410, 130, 180]) ? [74, 72, 70] : null;
  });
  const roof = mask(house, marks);
  expect(alphaAt(roof, 286, 160)).toBeLessThan(0.1);
  expect(alphaAt(roof, 305, 160)).toBeLessThan(0.1);
  expect(alphaAt(roof, 390, 155)).toBeGreaterThan(0.95);
  expect(alphaAt(roof, 250, 160)).toBeGreaterThan(0.95);
  expect(alphaAt(mask(house, marks, false), 286, 160)).toBeGreaterThan(0.9);
});

test('a line of caps is taken whole, in the sun and in the shade, and keeps its breadth when it is drawn to edges', () => {
  const caps = [
    { x: 110, y: 206 },
    { x: 210, y: 118 },
    { x: 210, y: 106 },
    { x: 110, y: 194 },
  ];
  const inCaps = (x: number, y: number) => x > 112 && x < 208 && Math.abs(y - (200 - 0.88 * (x - 110))) < 5;
  const house = drawnHouse((x, y) => (inCaps(x, y) ? (x < 160 ? [176, 170, 160] : [88, 84, 78]) : null));
  const [found] = snap(house, [plane(caps)]).planes;
  const breadth = found!.corners[0]!.y - found!.corners[3]!.y;
  expect(breadth).toBeGreaterThan(6);
  expect(breadth).toBeLessThan(18);
  const roof = mask(house, { ...marks, planes: [plane(caps)] });
  for (const x of [130, 150, 170, 190])
    expect(alphaAt(roof, x, Math.round(200 - 0.88 * (x - 110)))).toBeGreaterThan(0.8);
});
