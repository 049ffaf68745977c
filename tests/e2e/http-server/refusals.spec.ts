import { expect, test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { refusalWords } from '../../../content/shell/messages';
import { ask, type Question } from './ask';

const FORM = 'multipart/form-data; boundary=x';
const URLENCODED = 'application/x-www-form-urlencoded';
const MB = 1024 * 1024;
const SIGN_IN = '/api/auth/callback/credentials';
const json = { 'content-type': 'application/json' };

const CASES: [what: string, status: number, path: string, question: Question][] = [
  ['a form to a file', 405, '/robots.txt', { method: 'POST' }],
  ['a part beyond the end', 416, '/robots.txt', { headers: { range: 'bytes=999999-' } }],
  [
    'a part of a film beyond the end',
    416,
    '/video/roofing-components.mp4',
    { headers: { range: 'bytes=999999999-' } },
  ],
  ['a part of the head alone', 200, '/robots.txt', { method: 'HEAD', headers: { range: 'bytes=0-9' } }],
  ['the head of what next-auth reads', 200, '/api/auth/csrf', { method: 'HEAD' }],
  ['a part that is no part', 200, '/robots.txt', { headers: { range: 'bytes=x' } }],
  ['a file only if it is another', 412, '/robots.txt', { headers: { 'if-match': '"x"' } }],
  ['a page only if it is another', 412, '/contact-us', { headers: { 'if-match': '"x"' } }],
  ['a picture only if it is another', 412, '/apple-icon.png', { headers: { 'if-match': '"x"' } }],
  ['TRACE', 405, '/', { method: 'TRACE' }],
  ['TRACE of a file', 405, '/robots.txt', { method: 'TRACE' }],
  ['a method of another protocol', 405, '/', { method: 'PROPFIND' }],
  ['the screen for errors by name', 404, '/_global-error', {}],
  ['its data', 404, '/_global-error?_rsc', { headers: { rsc: '1' } }],
  ['PUT to a page that is made on request', 405, '/search', { method: 'PUT', body: 'x' }],
  ['PUT to a page', 405, '/contact-us', { method: 'PUT', body: 'x' }],
  ['DELETE of a file', 405, '/robots.txt', { method: 'DELETE' }],
  [
    'a form without a boundary',
    400,
    '/contact-us',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' },
  ],
  [
    'a form that is too large',
    413,
    '/cart',
    { method: 'POST', headers: { 'content-type': FORM }, body: Buffer.alloc(MB + 1) },
  ],
  [
    'a form that is too large and does not say so',
    413,
    '/cart',
    { method: 'POST', headers: { 'content-type': FORM }, body: Buffer.alloc(MB + 1), chunked: true },
  ],
  [
    'a large sign-in',
    413,
    SIGN_IN,
    { method: 'POST', headers: { 'content-type': URLENCODED }, body: `a=${'x'.repeat(17_000)}` },
  ],
  [
    'a large sign-in that does not say so',
    413,
    SIGN_IN,
    {
      method: 'POST',
      headers: { 'content-type': URLENCODED },
      body: `a=${'x'.repeat(17_000)}`,
      chunked: true,
    },
  ],
  [
    'a large message to the log of the sign-in',
    413,
    '/api/auth/_log',
    { method: 'POST', headers: json, body: `"${'x'.repeat(17_000)}"` },
  ],
  ['signing in by reading', 405, SIGN_IN, {}],
  ['signing in by reading, with a slash', 405, `${SIGN_IN}/`, {}],
  ['a sign-in of nothing', 400, SIGN_IN, { method: 'POST', headers: json, body: '' }],
  ['a sign-in that is no JSON', 400, SIGN_IN, { method: 'POST', headers: json, body: '{' }],
  ['a sign-in that is no object', 400, SIGN_IN, { method: 'POST', headers: json, body: '1' }],
  ['a sign-out of nothing', 400, '/api/auth/signout', { method: 'POST', headers: json, body: '' }],
  ['a path that cannot be read', 404, '/%ff', {}],
  ['a whole address of another site', 404, 'http://other.example/', {}],
];

test('what cannot be answered is refused by its number', async ({ baseURL }) => {
  const answered: [what: string, status: number][] = [];
  for (const [what, , path, question] of CASES)
    answered.push([what, (await ask(baseURL!, path, question)).status]);
  expect(answered).toEqual(CASES.map(([what, status]) => [what, status]));
});

test('a part continues only what has the very same tag', async ({ baseURL }) => {
  const { etag = '' } = (await ask(baseURL!, '/robots.txt')).headers;
  const statusWith = async (tag: string) =>
    (await ask(baseURL!, '/robots.txt', { headers: { range: 'bytes=0-9', 'if-range': tag } })).status;
  expect([await statusWith(etag), await statusWith(`W/${etag}`)]).toEqual([206, 200]);
});

test('a form from elsewhere is refused in words', async ({ baseURL }) => {
  for (const origin of ['null', '', 'nonsense', 'https://evil.example']) {
    const headers = { origin, 'content-type': FORM };
    const { status, body } = await ask(baseURL!, '/contact-us', { method: 'POST', headers, body: '--x--' });
    expect([origin, status]).toEqual([origin, 403]);
    expect(body.toString()).toContain(refusalWords.en[403]);
    expect(body.toString()).toContain(company.phone);
  }
});

test('OPTIONS of the server as a whole names the methods', async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL!, '*', { method: 'OPTIONS' });
  expect([status, headers.allow]).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
});

test('a letter that needs no escape makes no other address', async ({ baseURL }) => {
  const [plain, escaped] = await Promise.all([
    ask(baseURL!, '/contact-us'),
    ask(baseURL!, '/%63ontact%2Dus'),
  ]);
  expect([escaped.status, escaped.headers.etag]).toEqual([200, plain.headers.etag]);
});

const STRANGE = [
  ...[
    '/_next/',
    '/_next/static/',
    '/_next/static/%ff',
    '/_next/static/..%2f..%2fBUILD_ID',
    '/_next/static/chunks',
  ],
  ...[
    '/_next/image',
    '/_next/image?url=%2F&w=-1&q=x',
    '/_next/data/x/index.json',
    '/_next/webpack-hmr',
    '/_next',
  ],
  ...[
    '/_not-found',
    '/404',
    '/500',
    '/_error',
    '/index',
    '/index.rsc',
    '/contact-us.rsc',
    '/contact-us.html',
  ],
  ...[
    '/.',
    '/..',
    '/.%2e/',
    '/%2e%2e/%2e%2e/package.json',
    '/.env',
    '/.next/BUILD_ID',
    '/constructor',
    '/__proto__',
  ],
  ...[
    '/?__nextDefaultLocale=x',
    '/?_rsc=x',
    '/?nxtPpath=x',
    '/product/roof-tiles/__proto__',
    '/cards/__proto__',
  ],
  ...['/contact-us?x=%00', '/a\\b', '/%5c%5cevil.example', '/%0d%0aset-cookie:x', `/${'x'.repeat(9000)}`],
];
const ODD_HEADERS: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '../..' },
  { 'x-nextjs-data': '1' },
  { 'accept-encoding': ';;q=,br;q=x,*' },
  { 'if-none-match': ',,,' },
  { range: 'bytes=9-1' },
  { cookie: '__prerender_bypass=x; authToken=%' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': '\u0001'.replace('\u0001', ',') },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'x-action-forwarded': '1' },
];

const USUAL = ['/', '/contact-us', '/expirence-now', '/api/auth/session', '/robots.txt'];
const METHODS = ['GET', 'POST', 'OPTIONS'];

/** What the server itself stumbled over. */
async function faultsOf(
  site: string,
  asked: [path: string, headers: Record<string, string>][],
  methods: string[],
) {
  const faults: string[] = [];
  for (const [path, headers] of asked)
    for (const method of methods) {
      const { status } = await ask(site, path, { method, headers });
      if (status >= 500) faults.push(`${status} ${method} ${path} ${JSON.stringify(headers)}`);
    }
  return faults;
}

test('no odd address and no odd header is a fault of the server', async ({ baseURL }) => {
  const odd = [
    ...STRANGE.map((path): [string, Record<string, string>] => [path, {}]),
    ...ODD_HEADERS.map((headers): [string, Record<string, string>] => ['/contact-us', headers]),
  ];
  expect(await faultsOf(baseURL!, odd, ['GET', 'POST'])).toEqual([]);
});

test('nor is any odd address with any odd header', { tag: '@slow' }, async ({ baseURL }) => {
  test.slow();
  const all = [...STRANGE, ...USUAL].flatMap((path) =>
    ODD_HEADERS.map((headers): [string, Record<string, string>] => [path, headers]),
  );
  expect(await faultsOf(baseURL!, all, METHODS)).toEqual([]);
});
