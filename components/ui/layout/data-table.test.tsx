/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DataTable, PairTable } from './data-table';

const table = () => {
  render(
    <DataTable
      caption="Systems compared"
      ground="bg-sand"
      columns={[{ head: 'System' }, { head: 'Tank', unit: 'L', holds: 'figures' }, { head: 'Mounting' }]}
      rows={[
        { id: '300', head: 'System 300', cells: [300, 'flat roof'] },
        { id: '500', head: 'System 500', cells: [500, 'tiled roof'] },
      ]}
    />,
  );
  return screen.getByRole('table', { name: 'Systems compared' });
};

test('a row is named by its first cell, a column by its head and unit', () => {
  const rows = within(table()).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(
    within(rows[0]!)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['System', 'Tank (L)', 'Mounting']);
  expect(within(rows[2]!).getByRole('rowheader')).toHaveTextContent('System 500');
  expect(
    within(rows[2]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['500', 'tiled roof']);
});

test('figures stand under each other', () => {
  const rows = within(table()).getAllByRole('row');
  for (const cell of [
    within(rows[0]!).getAllByRole('columnheader')[1],
    within(rows[1]!).getAllByRole('cell')[0],
  ])
    expect(cell).toHaveClass('figures');
});

test('in columns on a telephone figures are set bold, and words that say they are words are not', () => {
  render(
    <DataTable
      caption="Parts"
      ground="bg-sand"
      narrow="columns"
      columns={[{ head: 'Part' }, { head: 'What it does', holds: 'words' }, { head: 'Guarantee' }]}
      rows={[{ id: 'tank', head: 'Tank', cells: ['Stores the hot water', '5 years'] }]}
    />,
  );
  const [words, figure] = within(screen.getByRole('table', { name: 'Parts' })).getAllByRole('cell');
  expect(words).toHaveClass('words');
  expect(figure).not.toHaveClass('words');
});

test('a table of pairs says of each part what it is: where letters are large it is laid out as lines', () => {
  render(
    <PairTable
      caption="Tank"
      columns={[{ head: 'What' }, { head: 'How much' }]}
      rows={[{ id: 'volume', head: 'Volume', cells: ['300 L'] }]}
    />,
  );
  const bare = screen
    .getByRole('table')
    .parentElement!.querySelectorAll(':is(table, thead, tbody, tr, th, td):not([role])');
  expect([...bare].map(({ tagName }) => tagName)).toEqual([]);
  expect(screen.getByRole('rowheader', { name: 'Volume' })).toBeVisible();
  expect(screen.getByRole('cell')).toHaveTextContent('300 L');
});

test('folded on telephones it has its heads and labels still, and each cell in one box', () => {
  render(
    <DataTable
      caption="Folded"
      ground="bg-sand"
      narrow="folded"
      columns={[{ head: 'Name' }, { head: 'Country' }]}
      rows={[{ id: 'a', head: 'A', cells: ['Italy'] }]}
    />,
  );
  const folded = screen.getByRole('table', { name: 'Folded' });
  expect(folded).toHaveClass('data-folded');
  expect(within(folded).getAllByRole('columnheader')).toHaveLength(2);
  const cell = within(folded).getByRole('cell');
  expect(cell).toHaveAttribute('data-label', 'Country');
  expect(cell.children).toHaveLength(1);
});
