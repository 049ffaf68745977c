import { NextRequest } from 'next/server';
import { guardedPaths } from '@/content/guarded';
import { pathsOf } from '@/content/routes';
import { newLife, signToken } from '@/lib/account/session/token';
import { config, middleware } from '@/middleware';
import { quietLog } from '../helpers/jest/quiet';

const log = quietLog();
const claims = { sub: 'u1', username: 'Mariam', email: 'm@villa.example', role: 'user', ver: 0 };

const visit = (at: string, cookie = '') =>
  middleware(new NextRequest(`http://localhost:3000${at}`, { headers: { cookie } }));

test('guards the two tools and nothing else', () => {
  expect(config.matcher).toEqual(guardedPaths);
  const tools = [...pathsOf('roofSimulator'), ...pathsOf('hotWater')];
  expect(guardedPaths.toSorted()).toEqual(tools.toSorted());
});

test('sends others to sign in, and back afterwards', async () => {
  const answer = await visit('/expirence-now?model=2');
  expect(answer.status).toBe(307);
  expect(answer.headers.get('location')).toBe(
    'http://localhost:3000/login?callbackUrl=%2Fexpirence-now%3Fmodel%3D2',
  );
});

test('lets in who is signed in', async () => {
  const answer = await visit('/expirence-now', `authToken=${await signToken(claims, newLife(60))}`);
  expect([answer.status, answer.headers.get('x-middleware-next')]).toEqual([200, '1']);
});

test.each(['x', ''])('a token %j opens nothing', async (token) => {
  expect((await visit('/solar-water-heater-calculator', `authToken=${token}`)).status).toBe(307);
});

test('an expired token is logged as invalid', async () => {
  expect((await visit('/expirence-now', `authToken=${await signToken(claims, newLife(-1))}`)).status).toBe(
    307,
  );
  expect(log.lines().join()).toContain('Invalid token');
});
