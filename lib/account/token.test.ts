/** @jest-environment node */
import { SignJWT, UnsecuredJWT } from 'jose';
import { keyFor } from '@/lib/core/secret';
import { newLife, signToken, verifyToken } from './token';

const claims = { sub: 'u1', username: 'Mariam', email: 'm@villa.example', role: 'user', ver: 0 };
const forged = (key: Uint8Array, audience = 'account', alg = 'HS256') =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg })
    .setSubject('u1')
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);

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
