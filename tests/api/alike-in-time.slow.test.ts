import * as forgotPassword from '@/app/api/auth/forgotPassword/route';
import * as login from '@/app/api/auth/login/route';
import { db } from '@/lib/core/db';
import { anAccount } from '../helpers/account';
import { anyPeer, call } from '../helpers/call';
import { quietLog } from '../helpers/quiet';

jest.unmock('@node-rs/argon2');
jest.unmock('@/lib/core/at-least-milliseconds');
quietLog();
afterAll(() => db.$disconnect());

/** The median times of a call for a known and an unknown address, asked in turn, one through the other. */
async function ratioOf(ask: (email: string) => Promise<unknown>): Promise<number> {
  const { email } = await anAccount();
  const times: Record<string, number[]> = { known: [], unknown: [] };
  for (let k = 0; k < 7; k++)
    for (const [kind, address] of Object.entries({ known: email, unknown: `${k}${email}` })) {
      const start = performance.now();
      await ask(address);
      times[kind]!.push(performance.now() - start);
    }
  const [known, unknown] = Object.values(times).map((each) => each.toSorted((a, b) => a - b)[3]!) as [
    number,
    number,
  ];
  return Math.min(known, unknown) / Math.max(known, unknown);
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
