/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { listedEntries, SheetTabs } from './sheet-tabs';
import { modelEntries, systemEntries } from './sigma-entries';

test('systems and models are told to machines by name and address, without a figure', () => {
  const told = listedEntries('sigmaForced', 'en', systemEntries('en'));
  expect(told.map(({ name, url }) => `${name} ${new URL(url).pathname}`)).toEqual([
    'SIGMA System 200/25 /product/sigma-forced-circulation-system/system200',
    'SIGMA System 300/3 /product/sigma-forced-circulation-system/system300',
    'SIGMA System 500/5 /product/sigma-forced-circulation-system/system500',
    'SIGMA System 750/8 /product/sigma-forced-circulation-system/system750',
    'SIGMA System 1000/10 /product/sigma-forced-circulation-system/system1000',
  ]);
  for (const entry of [...told, ...listedEntries('sigmaNatural', 'en', modelEntries('en'))])
    expect(Object.keys(entry).sort()).toEqual(['description', 'image', 'name', 'url']);
});

test('every table stands in the page, whichever is chosen', () => {
  const { container } = render(
    <SheetTabs
      words={{ title: 'Choose', label: 'Choice' }}
      entries={systemEntries('en')}
      unknown={['vessel']}
      lang="en"
    />,
  );
  const tables = [...container.querySelectorAll('table')];
  expect(tables).toHaveLength(5);
  for (const table of tables) expect(table.textContent).toMatch(/Vessel size.*on request/);
  // What is doubted bears the number of its note.
  expect(tables.filter((table) => /500 L\s*1/.test(table.textContent))).toEqual([tables[0]]);
});
