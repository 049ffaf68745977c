import { enquiries, page, signIns } from '../../../bench/asks';
import { visitFor } from '../../../bench/visitors';
import { runFuzz, secretsIn } from '../../fuzz/run';
import { expect, ownTest as test } from './stage';

/** The short form of `npm run bench:load`; how fast it is, is that command's own matter. */
test(
  'many sign in at once: pages, the list and enquiries go on without an error',
  { tag: '@slow' },
  async ({ stage }) => {
    const { url } = stage;
    const few = { connections: 8, seconds: 2 };
    const send = await enquiries(url);
    const served = await Promise.all([
      visitFor(url, { connections: 24, seconds: 2 }, signIns()),
      visitFor(url, few, page('/')),
      visitFor(url, few, page('/api/products/getAllProducts')),
      visitFor(url, { connections: 2, seconds: 2 }, send),
    ]);
    expect(served.map(({ errors }) => errors)).toEqual([0, 0, 0, 0]);
  },
);

for (const [requests, tag] of [
  [40, '@quick'],
  [300, '@slow'],
] as const)
  /** The short forms of `npm run test:fuzz`; the seed of each run is printed, so that it can be run again. */
  test(
    `${requests} requests that nobody of good will sends: no failure, no hang, nothing of the inside`,
    { tag },
    async ({ stage }) => {
      test.slow();
      const seed = 1 + Math.floor(Math.random() * 99_999);
      const { site, url } = stage;
      const secrets = [...secretsIn(site.dataDir), site.dataDir];
      const done = await runFuzz({
        url,
        seed,
        from: 0,
        to: requests,
        abreast: 4,
        output: site.output,
        secrets,
      });
      expect(done.found, `seed ${seed}`).toEqual([]);
    },
  );
