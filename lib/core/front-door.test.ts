/** @jest-environment node */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress, PEER_HEADER } from './client-address';
import { isReadable, refusalOf, watchTheDoor } from './front-door';

const post = (headers: Record<string, string>, url = '/contact-us', method = 'POST') =>
  refusalOf({ method, url, headers: { host: 'site.example', ...headers } });

test('ordinary forms pass, with and without JavaScript', () => {
  expect(
    post({
      origin: 'https://site.example',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '900',
    }),
  ).toBeNull();
  expect(post({ origin: 'null' })).toBeNull();
  expect(post({})).toBeNull();
});

test('behind a proxy the forwarded host counts, as it does for Next', () => {
  expect(
    post({ origin: 'https://www.site.example', host: 'inner:3000', 'x-forwarded-host': 'www.site.example' }),
  ).toBeNull();
});

test('what Next would answer with 500 is refused as what it is', () => {
  expect(post({ 'content-length': String(3e6) })).toBe(413);
  expect(post({ 'content-type': 'multipart/form-data' })).toBe(400);
  expect(post({ origin: 'https://evil.example' })).toBe(403);
  expect(post({ origin: 'nonsense' })).toBe(403);
});

test('reading and the JSON API are left alone', () => {
  expect(post({ origin: 'https://app.example' }, '/api/auth/login')).toBeNull();
  expect(post({ origin: 'https://evil.example' }, '/', 'GET')).toBeNull();
});

test('nobody can claim another address, and a refused form is led aside before anything reads it', async () => {
  watchTheDoor();
  const seen: { url?: string; client: string }[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push({ url, client: clientAddress(new Headers(headers as Record<string, string>), 0) });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const headers = { [PEER_HEADER]: '1.1.1.1', 'x-forwarded-for': '2.2.2.2' };
  const ask = (method: string, over: Record<string, string> = {}) =>
    new Promise((done) =>
      request(
        { port, host: '127.0.0.1', path: '/contact-us', method, headers: { ...headers, ...over } },
        done,
      ).end(),
    );
  await ask('GET');
  await ask('POST', { origin: 'https://evil.example' });
  server.closeAllConnections();
  server.close();
  expect(seen).toEqual([
    { url: '/contact-us', client: '127.0.0.1' },
    { url: '/api/refused?status=403', client: '127.0.0.1' },
  ]);
});

test.each([
  ['/product/roof-tiles', true],
  ['/%d8%b3', true],
  ['/news?q=%ff', true],
  ['/%ff', false],
  ['/product/%E0%A4%A', false],
])('the path of %s can be read: %s', (url, readable) => expect(isReadable(url)).toBe(readable));
