import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as login from '@/app/api/auth/login/route';
import { db } from '@/lib/storage/db';
import { anAccount } from '../helpers/site/account';
import { anyPeer, call } from '../helpers/site/call';
import { quietLog } from '../helpers/jest/quiet';

jest.unmock('@node-rs/argon2');
jest.unmock('@/lib/limits/at-least-milliseconds');
quietLog();
afterAll(() => db.$disconnect());

const TIMES = 9;

/** How the quickest answers for a known and an unknown address compare, asked in turn: a busy machine makes none quicker. */
async function ratioOf(ask: (email: string) => Promise<unknown>): Promise<number> {
  const { email } = await anAccount();
  const least = { known: Infinity, unknown: Infinity };
  for (let k = 0; k < TIMES; k++)
    for (const kind of ['known', 'unknown'] as const) {
      const start = performance.now();
      await ask(kind === 'known' ? email : `${k}${email}`);
      least[kind] = Math.min(least[kind], performance.now() - start);
    }
  return Math.min(least.known, least.unknown) / Math.max(least.known, least.unknown);
}

test('a sign-in takes as long for an unknown address', async () => {
  const ratio = await ratioOf((email) => call(login.POST, { body: { email, password: 'wrong one' } }));
  expect(ratio).toBeGreaterThan(0.75);
});

test('a code is asked for in the same time, whether the address is known or not', async () => {
  const headers = anyPeer();
  const ratio = await ratioOf((email) => call(forgotPassword.POST, { body: { email }, headers }));
  expect(ratio).toBeGreaterThan(0.75);
});
