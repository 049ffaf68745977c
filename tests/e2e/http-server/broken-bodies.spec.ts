import { anyAddress } from '../../helpers/site/mail-stage';
import { expect, test } from '../contact/stage';
import { ask } from './ask';
import { brokenPosts } from './broken-bodies';

const PAGES = ['/contact-us', '/login', '/', '/no-such-page'];
// As many as are read at a time: some of these hold their place for seconds, and whoever waits longer is told to come again.
const CONCURRENCY = 4;

/** The short form takes one of so many. */
const EACH = 8;

for (const [seed, each, tag] of [
  [11, EACH, '@quick'],
  [11, 1, '@slow'],
  [2026, 1, '@slow'],
] as const) {
  const name = `one of ${each}, seed ${seed}`;
  test(
    `a form or call that cannot be read is the sender's fault, never the server's (${name})`,
    { tag },
    async ({ stage: { url } }) => {
      test.slow();
      const waiting = brokenPosts(seed)
        .filter((_, at) => at % each === 0)
        .entries();
      const faults: string[] = [];
      const seen: Record<number, number> = {};
      const worker = async () => {
        for (const [index, { name, headers, body }] of waiting) {
          const { status } = await ask(url, PAGES[index % PAGES.length]!, {
            method: 'POST',
            // Each is a client of its own: forms with faults are counted by client.
            headers: { ...headers, ...anyAddress(), origin: url },
            body,
          });
          seen[status] = (seen[status] ?? 0) + 1;
          if (status >= 500) faults.push(`${status} ${PAGES[index % PAGES.length]}: ${name}`);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      console.log(JSON.stringify(seen));
      expect(faults).toEqual([]);
      expect(await (await ask(url, '/api/health')).status).toBe(200);
    },
  );
}
