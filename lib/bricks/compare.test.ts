import { LA_PALOMA_COLOURS, LA_PALOMA_VIEWS } from '@/content/catalogue/la-paloma';
import { COMPARED } from '@/content/pages/catalogue/la-paloma';
import { comparisonSearch, readComparison } from './compare';

const offered = { colours: LA_PALOMA_COLOURS, views: LA_PALOMA_VIEWS };
const at = (search: string) =>
  readComparison(search, offered, { first: COMPARED[0], second: COMPARED[1], view: 'wall' });

test('an address names two colours and a view, and says the same again', () => {
  const choice = { first: 'azulCobalto', second: 'pirineoBrillo', view: 'facade' } as const;
  expect(at('?a=azulCobalto&b=pirineoBrillo&view=facade')).toEqual(choice);
  expect(at(comparisonSearch(choice))).toEqual(choice);
});

test('what is not offered is no choice', () => {
  const start = { first: 'alicante', second: 'rojo', view: 'wall' };
  expect(at('')).toEqual(start);
  expect(at('?a=pink&b=toString&view=inside')).toEqual(start);
});
