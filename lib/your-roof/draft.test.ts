import {
  addCorner,
  addTemplate,
  closeSide,
  cornerNear,
  EMPTY,
  insertCorner,
  moveCorner,
  removeCorner,
  removePlane,
  within,
} from './draft';

const REACH = 12;
const at = (x: number, y: number) => ({ x, y });
const drawn = (points: readonly { x: number; y: number }[], from = EMPTY) =>
  points.reduce((draft, point) => addCorner(draft, point, REACH), from);

const LEFT = [at(100, 200), at(300, 200), at(300, 100), at(150, 100)];

test('corners are set in turn, and the first one again closes the side', () => {
  const open = drawn(LEFT);
  expect(open.drawing).toHaveLength(4);
  expect(open.planes).toHaveLength(0);
  const closed = addCorner(open, at(105, 203), REACH);
  expect(closed.drawing).toEqual([]);
  expect(closed.planes).toEqual([{ corners: LEFT, rows: 0, kind: 'plane' }]);
  // Two corners are no side, and the same point twice is one.
  const two = drawn(LEFT.slice(0, 2));
  expect(closeSide(two)).toBe(two);
  expect(addCorner(two, at(300, 200), REACH)).toBe(two);
});

test('a neighbour takes over corners that are near, and moving one moves it for both', () => {
  const first = closeSide(drawn(LEFT));
  const both = closeSide(drawn([at(304, 197), at(500, 200), at(450, 100), at(296, 104)], first));
  expect(both.planes[1]!.corners[0]).toEqual(at(300, 200));
  expect(both.planes[1]!.corners[3]).toEqual(at(300, 100));
  const moved = moveCorner(both, { plane: 1, corner: 0 }, at(310, 210));
  expect(moved.planes[0]!.corners[1]).toEqual(at(310, 210));
  expect(moved.planes[1]!.corners[0]).toEqual(at(310, 210));
  expect(both.planes[0]!.corners[1]).toEqual(at(300, 200));
  expect(cornerNear(moved, at(318, 210), REACH)).not.toBeNull();
  expect(cornerNear(moved, at(340, 210), REACH)).toBeNull();
});

test('a wide reach closes a side, and does not draw a corner to a neighbour that is another corner', () => {
  const first = closeSide(drawn(LEFT));
  const near = addCorner(first, at(340, 200), 52);
  expect(near.drawing).toEqual([at(340, 200)]);
  expect(addCorner(first, at(318, 200), 52).drawing).toEqual([at(300, 200)]);
  const open = [at(600, 200), at(700, 200), at(650, 120)].reduce(
    (draft, point) => addCorner(draft, point, 52),
    first,
  );
  expect(addCorner(open, at(640, 190), 52).planes).toHaveLength(2);
});

test('a line of caps thinner than the reach takes over one corner of its neighbour, not the same one twice', () => {
  const first = closeSide(drawn(LEFT));
  const strip = [at(302, 203), at(420, 130), at(420, 118), at(304, 190)].reduce(
    (draft, point) => addCorner(draft, point, 20),
    first,
  );
  expect(strip.drawing).toEqual([at(300, 200), at(420, 130), at(420, 118), at(304, 190)]);
});

test('six sides at most, corners go and come, and a side keeps three', () => {
  const size = { width: 1024, height: 683 };
  const six = Array.from({ length: 6 }).reduce<typeof EMPTY>((draft) => addTemplate(draft, size), EMPTY);
  expect(six.planes).toHaveLength(6);
  expect(addTemplate(six, size)).toBe(six);
  expect(addCorner(six, at(10, 10), REACH)).toBe(six);
  expect(removePlane(six, 0).planes).toHaveLength(5);
  const more = insertCorner(six, { plane: 0, corner: 0 });
  expect(more.planes[0]!.corners).toHaveLength(5);
  const less = [0, 0, 0].reduce((draft) => removeCorner(draft, { plane: 0, corner: 0 }), more);
  expect(less.planes[0]!.corners).toHaveLength(3);
  expect(within(at(-4, 900), size)).toEqual(at(0, 683));
});

test('corners that were touched crosswise go round once a side is closed, and the first one stays the first', () => {
  const closed = (...points: { x: number; y: number }[]) =>
    closeSide({ ...EMPTY, drawing: points }).planes[0]!.corners;
  const [left, right, top, first] = [at(200, 370), at(800, 370), at(650, 210), at(350, 210)];
  const around = [left, right, top, first];
  expect(closed(left, right, top, first)).toEqual(around);
  // The ridge from the left, as the gutter.
  expect(closed(left, right, first, top)).toEqual(around);
  // The gutter after its ends were left out once.
  expect(closed(left, top, right, first)).toEqual(around);
  // Of a rectangle nothing would be left: both triangles have the same size.
  const [a, b, c, d] = [at(100, 300), at(500, 300), at(500, 140), at(100, 140)];
  expect(closed(a, b, d, c)).toEqual([a, b, c, d]);
  // An inward corner crosses nothing.
  const inward = [at(0, 300), at(400, 300), at(400, 100), at(200, 200), at(0, 100)];
  expect(closed(...inward)).toEqual(inward);
  expect(closed(inward[0]!, inward[1]!, inward[3]!, inward[2]!, inward[4]!)).toHaveLength(5);
  // All in one line are left as they are.
  const line = [at(0, 0), at(300, 0), at(100, 0), at(200, 0)];
  expect(closed(...line)).toEqual(line);
});
