import { QUERIES } from '@/tests/helpers/data/queries';
import { createSearch } from './search';
import { siteIndex } from './site-index';

const search = createSearch(siteIndex('en'));

test('a query takes little beside building the index', () => {
  const time = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const queries = QUERIES.map(([query]) => query);
  queries.forEach(search);
  const building = Math.min(...[1, 2, 3].map(() => time(() => siteIndex('en'))));
  const all = Math.min(...[1, 2, 3].map(() => time(() => queries.forEach(search))));
  expect(all / queries.length).toBeLessThan(building / 5);
});
