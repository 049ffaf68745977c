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

test('a green tree before the roof is left out, and a stroke brings it back as far as the corners reach', () => {
  const tree = drawnHouse((x, y) => (Math.hypot(x - 260, y - 215) < 45 ? [50, 110, 40] : null));
  const roof = mask(tree, marks);
  expect(alphaAt(roof, 260, 190)).toBeLessThan(0.1);
  expect(alphaAt(roof, 400, 160)).toBeGreaterThan(0.95);
  expect(alphaAt(roof, 400, 215)).toBe(0);
  expect(roof.leftOut).toBeGreaterThan(0.05);
  expect(roof.leftOut).toBeLessThan(0.2);

  const back = brushed(roof, [{ kind: 'roof', points: [{ x: 260, y: 195 }], radius: 20 }]);
  expect(alphaAt(back, 260, 190)).toBe(1);
  expect(alphaAt(back, 260, 212)).toBe(0);
  const out = brushed(back, [
    {
      kind: 'out',
      points: [
        { x: 380, y: 160 },
        { x: 420, y: 160 },
      ],
      radius: 6,
    },
  ]);
  expect(alphaAt(out, 400, 160)).toBe(0);
  expect(alphaAt(out, 400, 175)).toBeGreaterThan(0.95);
  // What was found is not changed: a stroke can be taken back.
  expect(alphaAt(roof, 400, 160)).toBeGreaterThan(0.95);
  expect(brushed(roof, [])).toBe(roof);
});
