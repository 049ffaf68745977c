import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGS } from '../../content/lang';
import { readerOf } from '../../server/static/static-archive';
import { QUERIES } from '../../tests/helpers/data/queries';
import { median } from '../start-steps';
import { addTiles } from './made-up-tiles';

/** Costs with so many products beside the real ones; processor time in milliseconds. */
export interface Measured {
  products: number;
  /** Reading the tables of all products. */
  tables: number;
  /** Writing one page, and packing it; the size of both codings together. */
  page: number;
  packing: number;
  kilobytes: number;
  /** Building the index, one query (median and slowest), and what a browser fetches. */
  index: number;
  search: number;
  slowest: number;
  /** How many of the queries keep the promise. */
  within: string;
  sent: number;
  /** Megabytes of this process after all of that, and more of it for serving pages; microseconds to read one. */
  memory: number;
  serving: number;
  read: number;
}

/** Pages that are written of each size, spread over all of them. */
const WRITTEN = 400;
const PACKED = 40;
const READ = 5000;
/** Milliseconds in which a search answers. */
const PROMISED = 10;
const MB = 1024 * 1024;

const made = Number(process.argv[2]);

/** Processor time of some work, in milliseconds. */
function cost<T>(work: () => T): [result: T, ms: number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1000];
}

const memory = () => process.memoryUsage().rss / MB;

/** So many of many, from the first to the last. */
const spread = <T,>(all: readonly T[], count: number): readonly T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[Math.floor((at * all.length) / Math.min(count, all.length))]!,
  );

async function run(): Promise<Measured> {
  addTiles(made);
  const begun = process.cpuUsage();
  const { PRODUCT_PAGES } = await import('../../content/products/addresses');
  const { contentOf } = await import('../../components/pages/products/content-of');
  const { ProductTemplate } = await import('../../components/pages/products/product-template');
  const { user, system } = process.cpuUsage(begun);
  const write = (page: (typeof PRODUCT_PAGES)[number]) =>
    renderToStaticMarkup(<ProductTemplate page={page} of={contentOf(page, 'en')} lang="en" />);
  const tiles = PRODUCT_PAGES.filter(({ family }) => family === 'tile');
  spread(tiles, 60).forEach(write);
  const some = spread(tiles, WRITTEN);
  const [pages, writing] = cost(() => some.map(write));
  const packed = spread(pages, PACKED);
  const [sizes, packing] = cost(() =>
    packed.map(
      (page) =>
        brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length +
        gzipSync(page).length,
    ),
  );
  const each = median(sizes);

  const { siteIndex } = await import('../../lib/search/site-index');
  const { createSearch } = await import('../../lib/search/search');
  const [file, index] = cost(() => siteIndex('en'));
  const search = createSearch(file);
  const queries = QUERIES.map(([query]) => query);
  queries.forEach(search);
  const searches = queries.map((query) => Math.min(...[1, 2, 3].map(() => cost(() => search(query))[1])));

  const before = memory();
  const folder = mkdtempSync(path.join(tmpdir(), 'products-'));
  const bodies = path.join(folder, 'bodies.bin');
  writeFileSync(bodies, '');
  // Document and data of the router, which weigh about the same.
  truncateSync(bodies, each * 2 * LANGS.length * PRODUCT_PAGES.length);
  const read = readerOf(bodies);
  const [, reading] = cost(() => {
    for (let at = 0; at < READ; at++) read(each * ((at * 7919) % PRODUCT_PAGES.length), each);
  });
  const serving = memory() - before;
  rmSync(folder, { recursive: true });
  return {
    products: made,
    tables: (user + system) / 1000,
    page: writing / some.length,
    packing: packing / packed.length,
    kilobytes: each / 1024,
    index,
    search: median(searches),
    slowest: Math.max(...searches),
    within: `${searches.filter((took) => took <= PROMISED).length} of ${searches.length}`,
    sent: gzipSync(JSON.stringify(file)).length / 1024,
    memory: before,
    serving,
    read: (reading / READ) * 1000,
  };
}

void run().then((found) => process.stdout.write(`${JSON.stringify(found)}\n`));
