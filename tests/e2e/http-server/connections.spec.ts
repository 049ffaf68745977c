import { Agent, get } from 'node:http';
import { expect, test } from '../../helpers/browser/test';

/** Seconds after which the server ends a connection that is not used, as it says itself. */
const idleSeconds = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    get(address, { agent }, (answer) => {
      answer.resume().on('end', () => agent.destroy());
      resolve(Number(/timeout=(\d+)/.exec(String(answer.headers['keep-alive']))?.[1]));
    }).on('error', reject);
  });

// Proxies keep a connection for 60 seconds. One that the server ends first takes the form with it that is sent just then.
for (const path of ['/', '/api/health', '/no-such-page'])
  test(`${path} leaves its connection open for longer than a proxy does`, async ({ baseURL }) => {
    expect(await idleSeconds(`${baseURL}${path}`)).toBeGreaterThan(60);
  });
