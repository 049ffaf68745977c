import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { inRoot } from '../../scripts/shared/paths';
import type { Measured } from './run';

/*
 * What a range of so many products costs: each size in a process of its own, by its processor time, which other work on
 * the machine does not lengthen. The slope is the power of the number of products by which a cost grows: 1 is by the
 * page, 2 by the square.
 */

const SIZES = (process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['100', '1000', '10000']).map(
  Number,
);

const say = (text: string) => void process.stdout.write(`${text}\n`);

const measure = (size: number): Measured => {
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', inRoot('bench/products/run.tsx'), `${size}`],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1e8,
    },
  );
  return JSON.parse(printed.trim().split('\n').at(-1)!) as Measured;
};

/** The power by which a cost of all products grows from one size to the next. */
function slope(costs: readonly number[], sizes: readonly number[]): string {
  const [from, to] = [costs.at(-2), costs.at(-1)];
  if (!from || !to) return '';
  return (Math.log(to / from) / Math.log(sizes.at(-1)! / sizes.at(-2)!)).toFixed(2);
}

say(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]!.toFixed(1)}`,
);
const all = SIZES.map((size) => {
  const found = measure(size);
  say(`${size} products measured.`);
  return found;
});
const sizes = all.map(({ products }) => products);
const row = (name: string, values: readonly (string | number)[], grows = '') =>
  say(`| ${[name, ...values, grows].join(' | ')} |`);
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);

row(
  '',
  sizes.map((size) => `${size} made up`),
  'slope',
);
row(
  '---',
  sizes.map(() => '---'),
  '---',
);
row(
  'tables, ms',
  all.map(({ tables }) => ms(tables)),
  slope(
    all.map(({ tables }) => tables),
    sizes,
  ),
);
const writing = all.map(({ page, products }) => page * products);
row(
  'a page, ms',
  all.map(({ page }) => ms(page)),
  slope(writing, sizes),
);
row(
  'a page packed, ms',
  all.map(({ packing }) => ms(packing)),
);
row(
  'a page packed, KB',
  all.map(({ kilobytes }) => ms(kilobytes)),
);
row(
  'index of the search, ms',
  all.map(({ index }) => ms(index)),
  slope(
    all.map(({ index }) => index),
    sizes,
  ),
);
row(
  'a search, median ms',
  all.map(({ search }) => ms(search)),
  slope(
    all.map(({ search }) => search),
    sizes,
  ),
);
row(
  'a search, slowest ms',
  all.map(({ slowest }) => ms(slowest)),
);
row(
  'searches within 10 ms',
  all.map(({ within }) => within),
);
row(
  'index as it is sent, KB gzip',
  all.map(({ sent }) => ms(sent)),
);
row(
  'memory of writing, MB',
  all.map(({ memory }) => ms(memory)),
);
row(
  'memory of serving, MB',
  all.map(({ serving }) => ms(serving)),
);
row(
  'a page read while serving, µs',
  all.map(({ read }) => ms(read)),
);
