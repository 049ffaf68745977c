/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { SheetTabs } from './sheet-tabs';
import { modelEntries, systemEntries } from './sigma-entries';

interface Item {
  item: { name: string; additionalProperty: { name: string; value: string }[] };
}

function listed(route: 'sigmaNatural' | 'sigmaForced') {
  const entries = route === 'sigmaNatural' ? modelEntries('en') : systemEntries('en');
  const words = { title: 'Choose', label: 'Choice', variant: 'SIGMA' };
  const { container } = render(<SheetTabs route={route} words={words} entries={entries} lang="en" />);
  const script = container.querySelector('script[type="application/ld+json"]')!;
  return (JSON.parse(script.textContent) as { itemListElement: Item[] }).itemListElement;
}

test('system 200/25 and every doubted figure are left out of structured data', () => {
  const systems = listed('sigmaForced').map(({ item }) => item);
  expect(systems.map(({ name }) => name)).toEqual([
    'SIGMA System 300/3',
    'SIGMA System 500/5',
    'SIGMA System 750/8',
    'SIGMA System 1000/10',
  ]);
  const told = (item: Item['item']) => item.additionalProperty.map(({ name, value }) => `${name} ${value}`);
  expect(told(systems[0]!)).toEqual(['Tank 300', 'Collectors 2']);
  expect(told(systems[1]!)).toEqual(['Tank 500', 'Collectors 2', 'Area of the collectors 5']);
});

test('the size of models 120 and 300 is not passed on', () => {
  const sized = listed('sigmaNatural').filter(({ item }) =>
    item.additionalProperty.some(({ name }) => name.startsWith('Dimensions')),
  );
  expect(sized.map(({ item }) => item.name)).toEqual(['SIGMA Model 150', 'SIGMA Model 200']);
});

test('every table stands in the page, whichever is chosen', () => {
  const { container } = render(
    <SheetTabs
      route="sigmaForced"
      words={{ title: 'Choose', label: 'Choice', variant: 'SIGMA' }}
      entries={systemEntries('en')}
      unknown={['vessel']}
      lang="en"
    />,
  );
  const tables = [...container.querySelectorAll('table')];
  expect(tables).toHaveLength(5);
  for (const table of tables) expect(table.textContent).toMatch(/Vessel size.*on request/);
});
