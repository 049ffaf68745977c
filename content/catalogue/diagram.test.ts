import { HOTSPOTS } from './diagram';

test('the eight parts of the specification, in its order and words', () => {
  expect(HOTSPOTS.map(({ label }) => label)).toEqual([
    'Laterals',
    'End ridge',
    'End cap',
    'Ridge and wedges',
    '3 way',
    'Valley',
    'Chimney',
    'Wakaflex',
  ]);
});

test('every hotspot lies on the picture and far enough from the others for a finger', () => {
  for (const { x, y } of HOTSPOTS) for (const value of [x, y]) expect(value > 3 && value < 97).toBe(true);
  for (const [i, a] of HOTSPOTS.entries()) {
    for (const b of HOTSPOTS.slice(i + 1)) {
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(8);
    }
  }
});
