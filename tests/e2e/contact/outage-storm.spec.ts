import { enquiries, page, signIns } from '../../../bench/asks';
import { visitFor } from '../../../bench/visitors';
import { expectUnshaken, unshaken } from './hostile';
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

test(unshaken(300), { tag: '@slow' }, async ({ stage }) => {
  test.slow();
  await expectUnshaken(stage, 300);
});
