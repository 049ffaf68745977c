import { distance, near, nearest, pairings, reflectance, toneOf } from './tones';

test('black gives nothing back, white all, and the middle of sRGB a fifth', () => {
  expect([reflectance(['#000000']), reflectance(['#ffffff']), reflectance(['#808080'])]).toEqual([
    0, 100, 22,
  ]);
});

test('distances are those of CIE 1976', () => {
  expect(distance(['#ffffff'], ['#000000'])).toBeCloseTo(100, 1);
  // sRGB red and green under D65: L*a*b* 53.24, 80.09, 67.20 and 87.73, -86.18, 83.18.
  expect(distance(['#ff0000'], ['#00ff00'])).toBeCloseTo(170.6, 0);
});

test.each([
  [['#b4653f'], 'medium', 'terracotta', 'even'],
  [['#47494d'], 'dark', 'neutral', 'even'],
  [['#e3ddd0'], 'pale', 'neutral', 'even'],
  [['#2f4f78'], 'deep', 'blue', 'even'],
  [['#c29a6e', '#9c5d40', '#b27c54', '#7b5040'], 'medium', 'terracotta', 'lively'],
])('%j is %s %s, %s', (colours, lightness, hue, spread) => {
  expect(toneOf(colours)).toEqual({ lightness, hue, spread });
});

test('three pairings, each once: the nearest, a moderate one, and what stands out most', () => {
  const among = ['#b0603b', '#ffffff', '#c08060', '#101010'].map((hex) => ({ hex, colours: [hex] }));
  const found = pairings(['#b4653f'], among);
  expect(found.map(({ contrast, one }) => [contrast, one.hex])).toEqual([
    ['near', '#b0603b'],
    ['moderate', '#c08060'],
    ['strong', '#ffffff'],
  ]);
  expect(nearest(['#b4653f'], among, 2).map(({ hex }) => hex)).toEqual(['#b0603b', '#c08060']);
});

test('near are colours of one kind alone: no terracotta to caramel, no blend to an even brown', () => {
  const caramel = ['#b5824c', '#ac7c48', '#be8950', '#b07f4a'];
  const terracotta = { colours: ['#c07c53', '#b6764f', '#ca8257', '#bb7951'] };
  const blend = { colours: ['#754b38', '#5d3d30', '#8b5c43', '#4a342b'] };
  const brown = { colours: ['#6b4534', '#664231', '#704837', '#684333'] };
  const other = { colours: ['#65432f', '#60402d', '#6a4631', '#62412e'] };
  expect(near(caramel, [terracotta, blend, brown], 2)).toEqual([]);
  expect(near(brown.colours, [blend, other], 2)).toEqual([other]);
  expect(toneOf(caramel).hue).toBe('ochre');
});
