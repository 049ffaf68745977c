/** @jest-environment node */
import { NextRequest } from 'next/server';
import * as nextAuth from '@/app/api/auth/[...nextauth]/route';
import { db } from '@/lib/storage/db';
import { quietLog } from '../helpers/jest/quiet';

// Its own answers need a running framework; a browser test asks for one.
jest.mock('next-auth', () => async () => new Response('{}', { headers: { 'cache-control': 'private' } }));
quietLog();
afterAll(() => db.$disconnect());

const get = (address: string) => {
  const request = new NextRequest(`http://localhost/api/auth/${address}`);
  const nextauth = address.split('?')[0]!.split('/');
  return nextAuth.GET(request, { params: Promise.resolve({ nextauth }) });
};

test.each([
  ['signin', '/login'],
  ['signin/credentials', '/login'],
  ['signin?callbackUrl=%2Fexpirence-now', '/login?callbackUrl=%2Fexpirence-now'],
  ['signin?callbackUrl=https%3A%2F%2Felsewhere.example', '/login'],
  ['error?error=Configuration', '/login'],
  ['verify-request', '/login'],
  ['signout', '/logout'],
])("no page of next-auth's own: %s leads to %s", async (address, to) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    303,
    to,
    'no-store',
  ]);
  expect(await answer.text()).toBe('');
});

test('no cache keeps what it answers', async () => {
  const answer = await get('providers');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const log = new NextRequest('http://localhost/api/auth/_log', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const logged = await nextAuth.POST(log, { params: Promise.resolve({ nextauth: ['_log'] }) });
  expect(logged.headers.get('cache-control')).toBe('no-store');
});

test('an unreadable address of before is taken away as browsers take it: a name of its own kind says Secure', async () => {
  const names = ['next-auth.callback-url', '__Secure-next-auth.callback-url'];
  const cookie = names.map((name) => `${name}=%20nowhere`).join('; ');
  const request = new NextRequest('https://localhost/api/auth/providers', { headers: { cookie } });
  const answer = await nextAuth.GET(request, { params: Promise.resolve({ nextauth: ['providers'] }) });
  expect(answer.status).toBe(400);
  const given = answer.headers.getSetCookie().map((one) => one.split('; '));
  expect(given.map(([pair]) => pair)).toEqual(names.map((name) => `${name}=`));
  for (const [, ...how] of given)
    expect(how).toEqual(expect.arrayContaining(['Path=/', 'Expires=Thu, 01 Jan 1970 00:00:00 GMT']));
  expect(given.map((how) => how.includes('Secure'))).toEqual([false, true]);
});

test('the head alone is answered as the whole, and other methods are refused by name', async () => {
  const context = { params: Promise.resolve({ nextauth: ['signin'] }) };
  const request = new NextRequest('http://localhost/api/auth/signin', { method: 'HEAD' });
  const answer = await nextAuth.HEAD(request, context);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
  expect(nextAuth.PUT(request).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
});
