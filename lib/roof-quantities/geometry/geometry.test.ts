import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { edgesOf, measure, metresOf } from './geometry';
import { optionsOf } from '@/lib/roof-quantities/entries/options';
import type { Corner, Plane, Roof, WingedRoof } from './roof';
import { randomRoof, randomly } from '@/tests/helpers/data/random-roof';
import { riseOf, slopeFactor } from './slope';
import { takeOff } from '@/lib/roof-quantities/parts/take-off';

const ROOFS = 1000;

type Vector = readonly [number, number, number];

const from = (a: Corner, b: Corner): Vector => [b.x - a.x, b.y - a.y, b.z - a.z];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Triangles from the first corner, their areas as vectors summed: right for any flat polygon. */
function triangulated({ corners }: Plane): Vector {
  const sum = [0, 0, 0] as [number, number, number];
  for (let at = 1; at + 1 < corners.length; at++) {
    const triangle = cross(from(corners[0]!, corners[at]!), from(corners[0]!, corners[at + 1]!));
    triangle.forEach((value, axis) => (sum[axis]! += value / 2));
  }
  return sum;
}

/** How high a roof stands over a point of its plan, from nothing but the planes through its eaves. */
function heightOf(roof: Exclude<Roof, { shape: 'planes' }>, { x, y }: Corner): number {
  const { length, width, pitch, shape } = roof;
  const t = riseOf(pitch);
  const [south, north, east] = [t * y, t * (width - y), t * (length - x)];
  const lowest = Math.min(south, north);
  const wing = (right: number, { wing: { width: w } }: WingedRoof) =>
    y > w / 2 ? -Infinity : Math.min(t * (x - right + w), t * (right - x));
  switch (shape) {
    case 'mono':
      return south;
    case 'gable':
      return lowest;
    case 'hip':
      return Math.min(lowest, riseOf(roof.ends[0]) * x, riseOf(roof.ends[1]) * (length - x));
    case 'pyramid':
      return Math.min(lowest, (t * width * x) / length, (t * width * (length - x)) / length);
    case 't':
      return Math.max(y < 0 ? -Infinity : lowest, wing((length + roof.wing.width) / 2, roof));
    case 'l':
      return Math.max(y < 0 ? -Infinity : Math.min(lowest, east), wing(length, roof));
  }
}

const distance = (a: Corner, b: Corner) => Math.hypot(...from(a, b));
const middle = (a: Corner, b: Corner): Corner => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  z: (a.z + b.z) / 2,
});
const near = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

test('a thousand roofs, measured a second way: triangles in space, over planes through the eaves', () => {
  const random = randomly(48);
  const wrong: string[] = [];
  for (let nth = 0; nth < ROOFS; nth++) {
    const roof = randomRoof(random);
    const { planes, edges, area } = measure(roof);
    const vectors = planes.map(triangulated);
    const onPlan = roof.length * roof.width + ('wing' in roof ? roof.wing.length * roof.wing.width : 0);
    const points = planes.flatMap(({ corners }) =>
      corners.flatMap((corner, at) => [corner, middle(corner, corners[(at + 1) % corners.length]!)]),
    );
    const holds = {
      area: near(
        vectors.reduce((sum, vector) => sum + Math.hypot(...vector), 0),
        area,
      ),
      planes: planes.every((plane, at) => near(Math.hypot(...vectors[at]!), plane.area)),
      // Anticlockwise all of them, and together no more and no less than the plan.
      plan: near(
        vectors.reduce((sum, [, , up]) => sum + up, 0),
        onPlan,
      ),
      pitch: planes.every(({ area: true_, onPlan: of }, at) =>
        near(vectors[at]![2] * slopeFactor(of!.pitch), true_),
      ),
      height: points.every((point) => near(heightOf(roof, point), point.z)),
      edges: edges.every(({ length, ends }) => near(distance(...ends!), length)),
    };
    const failed = Object.entries(holds).filter(([, is]) => !is);
    if (failed.length > 0) wrong.push(`${failed.map(([name]) => name).join()}: ${JSON.stringify(roof)}`);
  }
  expect(wrong).toEqual([]);
});

test('every inner edge lies between two slopes, every outer edge on one', () => {
  const random = randomly(7);
  const isOn = (plane: Plane, [a, b]: readonly [Corner, Corner]) =>
    [a, b].every((end) =>
      plane.corners.some((corner, at) => {
        const next = plane.corners[(at + 1) % plane.corners.length]!;
        return near(distance(corner, end) + distance(end, next), distance(corner, next));
      }),
    );
  const roofs = Array.from({ length: 100 }, () => measure(randomRoof(random)));
  const loose = roofs.flatMap(({ planes, edges }) =>
    edges.filter(({ kind, ends }) => {
      const inner = ['ridge', 'hip', 'valley'].includes(kind);
      return planes.filter((plane) => isOn(plane, ends!)).length < (inner ? 2 : 1);
    }),
  );
  expect(loose).toEqual([]);
});

test('the area does not depend on where the ridge runs or on the shape, only on plan and pitch', () => {
  for (const [a, b, pitch] of [
    [10, 6, 35],
    [7, 7, 12],
    [31.5, 4.25, 48],
  ] as const) {
    const areaOf = (roof: Roof) => measure(roof).area;
    const expected = a * b * slopeFactor(pitch);
    const [along, across] = [
      { length: a, width: b, pitch },
      { length: b, width: a, pitch },
    ];
    for (const shape of ['gable', 'mono'] as const)
      for (const block of [along, across]) expect(areaOf({ shape, ...block })).toBeCloseTo(expected, 9);
    expect(areaOf({ shape: 'hip', ...along, ends: [pitch, pitch] })).toBeCloseTo(expected, 9);
  }
});

const tilesOf = (roof: Roof) => {
  const options = optionsOf({ pieces: 12, waste: 10 }, { roof, tile: null, figures: ROOF_FIGURES });
  return takeOff(roof, options, ROOF_FIGURES).lines[0]!.quantity!;
};

test('a steeper roof never takes fewer tiles', () => {
  const random = randomly(3);
  const fewer = Array.from({ length: 200 }, () => randomRoof(random)).filter(
    (roof) =>
      roof.shape !== 'hip' &&
      tilesOf({ ...roof, pitch: roof.pitch + random() * (80 - roof.pitch) }) < tilesOf(roof),
  );
  expect(fewer).toEqual([]);
  const hip = (pitch: number) => tilesOf({ shape: 'hip', length: 12, width: 8, pitch, ends: [pitch, pitch] });
  const pitches = Array.from({ length: 80 }, (_, at) => at + 1);
  expect(pitches.map(hip)).toEqual(pitches.map(hip).toSorted((a, b) => a - b));
});

test('slopes add up: a roof by its slopes is the roof', () => {
  const random = randomly(5);
  for (let nth = 0; nth < 50; nth++) {
    const { planes, edges, area } = measure(randomRoof(random));
    const metres = (kind: 'ridge' | 'hip' | 'valley' | 'verge') => metresOf({ edges }, kind);
    const parts = planes.map((plane) => plane.sides ?? { area: plane.area });
    const whole = measure({
      shape: 'planes',
      planes: parts,
      edges: { ridge: metres('ridge'), hip: metres('hip'), valley: metres('valley'), verge: metres('verge') },
    });
    const one = measure({ shape: 'planes', planes: parts.slice(0, 1), edges: {} });
    const rest = measure({ shape: 'planes', planes: parts.slice(1), edges: {} });
    expect(whole.area).toBeCloseTo(area, 6);
    expect(one.area + rest.area).toBeCloseTo(area, 6);
    expect(metresOf(whole, 'ridge', 'hip')).toBeCloseTo(metres('ridge') + metres('hip'), 9);
  }
});

test('a square hip roof is a pyramid, and a wing as wide as the roof meets its ridge', () => {
  const hip = measure({ shape: 'hip', length: 9, width: 9, pitch: 30, ends: [30, 30] });
  const pyramid = measure({ shape: 'pyramid', length: 9, width: 9, pitch: 30 });
  expect(edgesOf(hip, 'ridge')).toEqual([]);
  expect(hip.area).toBeCloseTo(pyramid.area, 9);
  const ell = measure({ shape: 'l', length: 9, width: 6, pitch: 30, wing: { length: 4, width: 6 } });
  expect(edgesOf(ell, 'hip')).toHaveLength(1);
  expect(edgesOf(ell, 'valley')[0]!.length).toBeCloseTo(edgesOf(ell, 'hip')[0]!.length, 9);
});

test('every line of every roof is a whole number of something', () => {
  const random = randomly(11);
  const lines = Array.from({ length: 200 }, () => randomRoof(random)).flatMap((roof) => {
    const options = optionsOf({ pieces: 4 + random() * 20 }, { roof, tile: null, figures: ROOF_FIGURES });
    return takeOff(roof, options, ROOF_FIGURES).lines;
  });
  expect(lines.filter(({ quantity }) => !Number.isSafeInteger(quantity) || quantity! <= 0)).toEqual([]);
});
