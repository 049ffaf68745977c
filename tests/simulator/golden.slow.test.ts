import { compared, designs } from '../helpers/pictures/golden-designs';

test('every composed design looks like a render of it', async () => {
  expect(designs.length).toBeGreaterThanOrEqual(6);
  expect(await compared(designs)).toEqual([]);
});
