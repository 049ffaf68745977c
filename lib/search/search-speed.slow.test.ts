import { QUERIES } from '@/tests/helpers/data/queries';
import { buildIndex } from './build-index';
import { searchEntries } from './entries';
import { createSearch } from './search';
import { siteIndex } from './site-index';

const file = siteIndex('en');
const search = createSearch(file);
const queries = QUERIES.map(([query]) => query);

/** Milliseconds of this process, which other work on the machine does not lengthen. */
const time = (work: () => void) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

test('a query takes little beside building the index', () => {
  queries.forEach(search);
  const building = Math.min(...[1, 2, 3].map(() => time(() => siteIndex('en'))));
  const all = Math.min(...[1, 2, 3].map(() => time(() => queries.forEach(search))));
  expect(all / queries.length).toBeLessThan(building / 5);
});

test('ten thousand things are searched within 10 ms, and the best of very many that fit are given back', () => {
  const real = searchEntries('en');
  const many = Array.from({ length: 10_000 }, (_, at) => {
    const of = real[at % real.length]!;
    return { ...of, id: `${of.id}-${at}` };
  });
  const searchMany = createSearch(buildIndex(many, file));
  queries.forEach(searchMany);
  const times = queries.map((query) => [
    Math.min(...[1, 2, 3, 4, 5].map(() => time(() => void searchMany(query)))),
    query,
  ]);
  expect(times.filter(([took]) => Number(took) > 10)).toEqual([]);

  const { hits } = searchMany('roof tiles');
  expect(hits).toHaveLength(500);
  const [best] = search('roof tiles').hits;
  expect(new Set(hits.slice(0, 30).map(({ title }) => title))).toEqual(new Set([best!.title]));
});
