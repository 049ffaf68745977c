import { SignJWT } from 'jose';
import { keyFor } from '@/lib/storage/secret';
import type { User } from '@/prisma/generated/client';
import { deviceOf } from './caller';
import { readDevices, signDevice } from './device';
import { newLife, signToken } from './token';

const SECRET = 'a digest of the password';
const account = (id: string, sessionVersion = 0) => ({ id, sessionVersion, passwordHash: SECRET }) as User;
const knownBy = async (cookie: string, user: User) =>
  deviceOf({ client: 'here', known: await readDevices(cookie) }, user);

test('a device is known to the accounts that signed in on it, four at most, the newest first', async () => {
  let cookie = '';
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    cookie = await signDevice(account(id), await readDevices(cookie));
  expect((await readDevices(cookie)).map(({ sub }) => sub)).toEqual(['e', 'd', 'c', 'b']);
  expect(await knownBy(cookie, account('b'))).toEqual(expect.any(String));
  expect(await knownBy(cookie, account('a'))).toBeNull();
  expect(await knownBy(cookie, account('b', 1))).toBeNull();
});

test('each sign-in gives it another name, and the other accounts keep theirs', async () => {
  const first = await signDevice(account('a'), await readDevices(await signDevice(account('b'), [])));
  const second = await signDevice(account('a'), await readDevices(first));
  expect(await knownBy(second, account('a'))).not.toBe(await knownBy(first, account('a')));
  expect(await knownBy(second, account('b'))).toBe(await knownBy(first, account('b')));
});

test('it says nothing of anybody but in names that mean nothing elsewhere', async () => {
  const [, body] = (await signDevice(account('a'), [])).split('.');
  expect(Buffer.from(body!, 'base64url').toString()).not.toContain(SECRET);
});

test('what this site did not write for this purpose knows nobody', async () => {
  const of = [{ sub: 'a', ver: 0, id: 'x' }];
  const forged = (key: Uint8Array, claims: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key);
  const claims = { sub: 'a', username: 'a', email: 'a@b.co', role: 'user', ver: 0 };
  const bad = [
    '',
    'x',
    await forged(Buffer.alloc(32, 7), { of }),
    await forged(keyFor('session'), { of }),
    await forged(keyFor('device'), { of: 'a' }),
    await forged(keyFor('device'), { of: [{ sub: 'a' }] }),
    await signToken(claims, newLife(60)),
  ];
  for (const cookie of bad) expect(await readDevices(cookie)).toEqual([]);
});
