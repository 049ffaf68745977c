import { SignJWT, UnsecuredJWT } from 'jose';
import { keyFor } from '@/lib/storage/secret';
import { accountWords } from '@/content/forms/account';
import { LANGS } from '@/content/lang';
import { privacyPage } from '@/content/pages/company/privacy';
import { browserLife, newLife, SESSION_SECONDS, signToken, verifyToken, wantsFreshToken } from './token';

const claims = { sub: 'u1', username: 'Mariam', email: 'm@villa.example', role: 'user', ver: 0 };
const forged = (key: Uint8Array, audience = 'account', alg = 'HS256') =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg })
    .setSubject('u1')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

test('the words beside the box, and on privacy, tell how long a session lasts', () => {
  const [hours, days] = [SESSION_SECONDS.browser / 3600, SESSION_SECONDS.remembered / 86_400];
  for (const lang of LANGS) {
    const cookies = JSON.stringify(privacyPage[lang]).match(/"authToken","([^"]+)"/)?.[1];
    for (const text of [accountWords[lang].login.rememberNote, cookies])
      expect(
        text
          ?.match(/\d+/g)
          ?.map(Number)
          .sort((a, b) => a - b),
      ).toEqual([hours, days]);
  }
});

test('what was signed is read again', async () => {
  expect(await verifyToken(await signToken(claims, newLife(60)))).toMatchObject(claims);
});

test('expired, tampered, unsigned, foreign and misused tokens are worth nothing', async () => {
  const good = await signToken(claims, newLife(60));
  const [head, body, signature] = good.split('.') as [string, string, string];
  const admin = Buffer.from(body, 'base64url').toString().replace('"user"', '"admin"');
  const bad = [
    await signToken(claims, newLife(-1)),
    [head, Buffer.from(admin).toString('base64url'), signature].join('.'),
    `${head}.${body}.`,
    new UnsecuredJWT({ ...claims }).setAudience('account').setIssuedAt().setExpirationTime('1h').encode(),
    await forged(Buffer.alloc(32, 7)),
    await forged(keyFor('flow')),
    await forged(keyFor('session'), 'other'),
    await forged(keyFor('session'), 'account', 'HS512'),
    '',
    'a.b.c',
    'x'.repeat(10_000),
  ];
  for (const token of bad) expect(await verifyToken(token)).toBeNull();
});

describe('a session of a browser that is not used', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());
  const later = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

  test.each([
    [false, 2 * 3600],
    [true, 14 * 24 * 3600],
  ])('remembered %s: ends after %i seconds without a page', async (remember, idle) => {
    const token = await signToken(claims, browserLife(remember));
    later(idle - 1);
    expect(await verifyToken(token)).not.toBeNull();
    later(2);
    expect(await verifyToken(token)).toBeNull();
  });

  test('goes on with a fresh token, and never longer than it was to last', async () => {
    const life = browserLife(false);
    let read = await verifyToken(await signToken(claims, life));
    expect(wantsFreshToken(read!)).toBe(false);
    for (let hours = 1; hours < 12; hours += 1) {
      later(3600);
      expect(wantsFreshToken(read!)).toBe(true);
      read = await verifyToken(await signToken(claims, read!));
      expect(read).toMatchObject({ sid: life.sid, exp: life.exp });
    }
    later(3601);
    expect(await verifyToken(await signToken(claims, read!))).toBeNull();
  });

  test('tokens of the apps run out by their time only', async () => {
    const token = await signToken(claims, newLife(12 * 3600));
    later(11 * 3600);
    expect(wantsFreshToken((await verifyToken(token))!)).toBe(false);
  });
});
