import { compared, designs } from '../helpers/pictures/golden-designs';

// The first of each villa. All: golden.slow.test.ts.
const [first, second, third] = ['m1', 'm2', 'm3'].map((villa) =>
  designs.find(({ folder }) => folder === villa),
);

test('composed designs look like renders of them', async () => {
  expect(await compared([first!, second!, third!])).toEqual([]);
});
