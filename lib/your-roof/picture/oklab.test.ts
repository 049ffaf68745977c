import { cubeRoot } from './oklab';

test('the quick cube root is as good as any picture can tell', () => {
  expect(Math.abs(cubeRoot(0))).toBeLessThan(1e-6);
  for (let value = 1e-5; value <= 1; value *= 1.07)
    expect(Math.abs(cubeRoot(value) / Math.cbrt(value) - 1)).toBeLessThan(1e-4);
});
