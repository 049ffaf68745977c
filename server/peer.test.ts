import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress, PEER_HEADER } from '@/lib/limits/client-address';
import { isOwnForm, setClientAddress, type Trust } from './peer';

const ALONE: Trust = { proxies: 0, publicHost: null };

function named(headers: IncomingHttpHeaders, proxies = 0): IncomingHttpHeaders {
  setClientAddress({ headers, socket: { remoteAddress: '127.0.0.1' } } as IncomingMessage, {
    ...ALONE,
    proxies,
  });
  return headers;
}

const clientOf = (headers: IncomingHttpHeaders, hops: number) =>
  clientAddress(new Headers(headers as Record<string, string>), hops);

test('nobody can claim another address', () => {
  const headers = named({ [PEER_HEADER]: '1.1.1.1', 'x-forwarded-for': '2.2.2.2' });
  expect(clientOf(headers, 0)).toBe('127.0.0.1');
});

test('what only proxies may say is dropped when there are none', () => {
  const headers = named({
    host: 'site.example',
    forwarded: 'for=2.2.2.2',
    'x-forwarded-for': '2.2.2.2',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '2.2.2.2',
  });
  expect(Object.keys(headers).sort()).toEqual(['host', 'x-own-call', PEER_HEADER]);
});

test('behind a proxy its word counts', () => {
  const headers = named({ 'x-forwarded-for': '198.51.100.9', 'x-forwarded-host': 'www.site.example' }, 1);
  expect(clientOf(headers, 1)).toBe('198.51.100.9');
  expect(headers['x-forwarded-host']).toBe('www.site.example');
});

test('a call of the site to itself keeps the client it is made for; nobody else can make one', () => {
  const own = named({});
  own[PEER_HEADER] = '203.0.113.7';
  expect(named({ ...own })[PEER_HEADER]).toBe('203.0.113.7');
  expect(named({ ...own, 'x-own-call': 'guessed' })[PEER_HEADER]).toBe('127.0.0.1');
});

const own = (headers: IncomingHttpHeaders, trust = ALONE) =>
  isOwnForm({ host: 'inner:3000', ...headers }, trust);

test('a form of this site passes, with an origin or without', () => {
  expect(own({ origin: 'http://inner:3000' })).toBe(true);
  expect(own({})).toBe(true);
  expect(own({ origin: 'https://www.site.example', 'x-forwarded-host': 'www.site.example' })).toBe(true);
});

test('a form from the public address passes behind any proxy, and the framework hears of it', () => {
  const headers = { host: 'inner:3000', origin: 'https://www.site.example' };
  expect(isOwnForm(headers, { ...ALONE, publicHost: 'www.site.example' })).toBe(true);
  expect(headers).toHaveProperty('x-forwarded-host', 'www.site.example');
});

test.each(['null', '', 'nonsense', 'https://evil.example', 'http://inner:3001'])(
  'a form from "%s" does not',
  (origin) => expect(own({ origin })).toBe(false),
);

test('a form whose browser hides its origin is ours where the browser says so, and the framework hears no origin', () => {
  const headers: IncomingHttpHeaders = {
    host: 'inner:3000',
    origin: 'null',
    'sec-fetch-site': 'same-origin',
  };
  expect(isOwnForm(headers, ALONE)).toBe(true);
  expect(headers).not.toHaveProperty('origin');
});

test.each(['cross-site', 'same-site', 'none', '', 'same-origin, cross-site', 'Same-Origin '])(
  'a form without an origin of its own from "%s" is refused',
  (site) => expect(own({ origin: 'null', 'sec-fetch-site': site })).toBe(false),
);

test('what the browser says of the site makes no other origin ours', () => {
  const site = { 'sec-fetch-site': 'same-origin' };
  for (const origin of ['https://evil.example', '', 'nonsense', 'NULL'])
    expect(own({ origin, ...site })).toBe(false);
});
