import { expect, test } from '../../helpers/test';
import { ask } from './ask';
import { brokenPosts } from './broken-bodies';

const PAGES = ['/contact-us', '/login', '/', '/no-such-page'];
const AT_ONCE = 8;

for (const seed of [11, 2026]) {
  test(`a form or call that cannot be read is the sender's fault, never the server's (seed ${seed})`, async ({
    baseURL,
  }) => {
    test.slow();
    const waiting = brokenPosts(seed).entries();
    const faults: string[] = [];
    const seen: Record<number, number> = {};
    const worker = async () => {
      for (const [index, { name, headers, body }] of waiting) {
        const { status } = await ask(baseURL!, PAGES[index % PAGES.length]!, {
          method: 'POST',
          headers: { ...headers, origin: baseURL! },
          body,
        });
        seen[status] = (seen[status] ?? 0) + 1;
        if (status >= 500) faults.push(`${status} ${PAGES[index % PAGES.length]}: ${name}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    console.log(JSON.stringify(seen));
    expect(faults).toEqual([]);
    expect(await (await ask(baseURL!, '/api/health')).status).toBe(200);
  });
}
