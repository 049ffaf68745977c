import * as login from '@/app/api/auth/login/route';
import { deleteAccount, logIn } from '@/lib/account/mutations';
import '@/lib/account/password/password';
import { concurrencyLimiter, Busy } from '@/lib/limits/concurrency-limiter';
import { db } from '@/lib/storage/db';
import { aDeviceOf, anAccount, aStranger, PASSWORD, signedIn } from '../helpers/site/account';
import { call } from '../helpers/site/call';
import { quietLog } from '../helpers/jest/quiet';

const log = quietLog();
afterAll(() => db.$disconnect());

// The bounds are those that the module above has set.
const passwords = concurrencyLimiter('passwords', { concurrency: 0, maxWaiting: 0, timeoutMs: 0 });
const noRoom = () => jest.spyOn(passwords, 'run').mockRejectedValue(new Busy('waited too long'));

test('a call whose password finds no room is told when to come back, and that is no failure of ours', async () => {
  const { email } = await anAccount();
  noRoom();
  const answer = await call(login.POST, { method: 'POST', body: { email, password: PASSWORD } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(log.lines().some((line) => line.includes('"event":"busy"'))).toBe(true);
  expect(log.lines().some((line) => line.includes('"level":"error"'))).toBe(false);
});

test('however often there was no room, nobody has to wait for it afterwards', async () => {
  const user = await anAccount();
  const { email } = user;
  const session = await signedIn(user);
  const [device, stranger] = [aDeviceOf(user), aStranger()];
  const full = noRoom();
  for (let k = 0; k < 8; k++) {
    await expect(logIn({ email, password: PASSWORD }, device)).rejects.toThrow(Busy);
    await expect(logIn({ email, password: PASSWORD }, stranger)).rejects.toThrow(Busy);
    await expect(deleteAccount(session, PASSWORD)).rejects.toThrow(Busy);
  }
  full.mockRestore();
  expect(await logIn({ email, password: PASSWORD }, device)).toMatchObject({ ok: true });
  expect(await logIn({ email, password: PASSWORD }, stranger)).toMatchObject({ ok: true });
  expect(await deleteAccount(session, PASSWORD)).toMatchObject({ ok: true });
});
