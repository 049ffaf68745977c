import { BRICKS } from '@/content/catalogue/bricks';
import { unitsBothWays, unitsOn, unitsPerSquareMetre } from './units-per-square-metre';

const item = (id: number) => BRICKS.find((brick) => brick.id === id)!;
const of = (kind: string, more: Partial<(typeof BRICKS)[number]> = {}) =>
  BRICKS.find(
    (brick) => brick.kind === kind && Object.entries(more).every(([k, v]) => brick[k as 'id'] === v),
  )!;

test('a wall counts the face with its mortar joint', () => {
  // 1 000 000 ÷ (410 × 210)
  expect(unitsOn({ along: 400, across: 200, joint: 10 })).toBe(11.6);
  expect(unitsPerSquareMetre(item(1))).toBe(11.6);
  // The width of the wall changes nothing, its height does.
  expect(unitsPerSquareMetre(of('hollow-two', { width: 300, height: 200 }))).toBe(11.6);
  expect(unitsPerSquareMetre(of('hollow-two', { width: 200, height: 100 }))).toBe(22.2);
  expect(unitsPerSquareMetre(of('facing-brick'))).toBe(59.3);
});

test('a floor counts length and width with its sand joint, not the thickness', () => {
  // 1 000 000 ÷ (203 × 103)
  expect(unitsPerSquareMetre(of('rectangle', { height: 60 }))).toBe(47.8);
  expect(unitsPerSquareMetre(of('rectangle', { height: 80 }))).toBe(47.8);
  expect(unitsPerSquareMetre(of('slab', { width: 400 }))).toBe(6.2);
});

test('a nominal size is counted both ways: with a joint beside it, and with the joint in it', () => {
  expect(unitsBothWays(item(1))).toEqual(['11.6', '12.5']);
  expect(unitsBothWays(of('rectangle', { height: 60 }))).toEqual(['47.8', '50.0']);
  expect(unitsBothWays(BRICKS.find(({ category }) => category === 'BRIDGES')!)).toBeNull();
});

test('a lintel is not counted by area, everything else is', () => {
  for (const brick of BRICKS) {
    const units = unitsPerSquareMetre(brick);
    expect(units === null).toBe(brick.category === 'BRIDGES');
    if (units !== null) expect(units).toBeGreaterThan(1);
  }
});
