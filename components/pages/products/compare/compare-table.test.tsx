/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { CompareTable } from './compare-table';
import { comparedOf } from './compared';
import { chosenBy } from './comparison';

jest.mock('next/navigation', () => ({ usePathname: () => '/compare' }));

const show = () => {
  const products = comparedOf(chosenBy(['bmi-portoghese-natural', 'la-paloma-alicante']).pages, 'en');
  render(<CompareTable products={products} onlyDifferences={false} lang="en" />);
  return products.map(({ content }) => content.name);
};

test('a colour is told in words too', () => {
  show();
  const cells = within(screen.getByRole('row', { name: /^Colours/ })).getAllByRole('cell');
  expect(cells).toHaveLength(2);
  for (const cell of cells) expect(cell.querySelector('.sr-only')).toHaveTextContent(/\p{L}{3,}/u);
});

test('a column is read out by the name of its product alone', () => {
  const names = show();
  const heads = screen.getAllByRole('columnheader').slice(1);
  expect(heads.map((head) => head.getAttribute('abbr'))).toEqual(names);
});
