import { frameAt, slowed, SPIN } from './spin';

test('the frame nearest to an angle, both ways round and more than once', () => {
  expect([0, 9, 11, 20, 349, 351, 360, 380].map((angle) => frameAt(angle, 18))).toEqual([
    0, 0, 1, 1, 17, 0, 0, 1,
  ]);
  expect([-9, -20, -360, -380].map((angle) => frameAt(angle, 18))).toEqual([0, 17, 0, 17]);
});

test('let go, it keeps 92 % of its speed each time and comes to stand', () => {
  expect(slowed(10)).toBeCloseTo(9.2);
  expect(slowed(-10)).toBeCloseTo(-9.2);
  let speed = 20;
  let steps = 0;
  while (speed !== 0) {
    speed = slowed(speed);
    steps += 1;
  }
  expect(steps).toBeLessThan(80);
  expect(SPIN).toMatchObject({ frameMs: 200, sensitivity: 0.2 });
});
