import { withoutPolicy } from '../../../scripts/build/csp';
import { inRoot, NEXT } from '../../../scripts/shared/paths';
import { redirects } from '../../../content/redirects';
import { route, ROUTE_KEYS } from '../../../content/routes';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { expect, test } from '../../helpers/browser/test';
import { startSite, type TestSite } from '../../helpers/site/server';
import { openStaticArchive } from '../../../server/static/static-archive';
import { distDir } from '../../../scripts/shared/paths';
import { ask, type Question, type Reply } from './ask';

let alone: TestSite;
test.beforeAll(async () => {
  // On the database of the site that it is compared with: it answers, and writes nothing.
  alone = await startSite({ SHARED_DATABASE_URL: process.env.E2E_DATABASE_URL! }, [NEXT, 'start']);
});
test.afterAll(() => alone.close());

const archive = openStaticArchive(inRoot(distDir()));
// What is made on request carries a nonce of its own each time.
const pages: string[] = ROUTE_KEYS.map(route)
  .filter(({ onRequest }) => !onRequest)
  .map(({ path }) => path);
const guarded = pages.filter((path) => !archive.page(path));
const files = Object.keys(archive.files);
const of = (pattern: RegExp) => files.find((path) => pattern.test(path))!;
const FILES = [
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/icon.svg',
    '/apple-icon.png',
    '/manifest.webmanifest',
    '/news/feed.xml',
  ],
  ...[
    /\/chunks\/.*\.js$/,
    /\.css$/,
    /\.woff2$/,
    /\.avif$/,
    /\.webp$/,
    /\.mp4$/,
    /\.vtt$/,
    /^\/documents\/.*-profile\.pdf$/,
  ].map(of),
];
const ELSEWHERE = [
  ...redirects.map(({ source }) => source).filter((source) => !source.includes(':')),
  ...[
    '/contact-us/',
    '/no-such-page',
    '/product/nothing',
    '/_next/static/nothing.js',
    '/_next/image',
    '/index.html',
  ],
  ...[
    '//',
    '//evil.example',
    '/contact-us;x',
    '/CONTACT-US',
    '/..%2f..%2fpackage.json',
    '/%00',
    '/api/nothing',
  ],
  ...['/api/products/getAllProducts', '/api/products/getAllProducts/', '/api/auth/session'],
];
const ROUTER: [name: string, headers: Record<string, string>][] = [
  ['data', { rsc: '1' }],
  ['data for a state', { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D' }],
  ['data for an address', { rsc: '1', 'next-url': '/about-us' }],
  ['prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
  ['tree', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['whole', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' }],
  ['no such part', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/nothing' }],
  ['part without prefetch', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
  ['no data', { rsc: '0' }],
];

const SCRIPT = /^(application|text)\/javascript/;
const typeOf = ({ headers }: Reply) =>
  (headers['content-type'] ?? '').toLowerCase().replaceAll(' ', '').replace(SCRIPT, 'text/javascript');

/** What a visitor gets, without what the HTTP server adds by its nature. */
function essence(reply: Reply) {
  const type = typeOf(reply);
  const { status, headers, body } = reply;
  return {
    status,
    type,
    location: headers.location,
    range: headers['content-range'],
    // Only the router reads it, and only of data.
    stale: type.startsWith('text/html') ? undefined : headers['x-nextjs-stale-time'],
    postponed: headers['x-nextjs-postponed'],
    body: type.startsWith('text/html') ? withoutPolicy(body.toString()) : body.toString('base64'),
  };
}

const both = (path: string, question?: Question) =>
  Promise.all([ask(process.env.E2E_BASE_URL!, path, question), ask(alone.url, path, question)]);

async function expectSame(path: string, question: Question = {}): Promise<void> {
  const [ours, next] = await both(path, question);
  expect({ path, ...essence(ours) }).toEqual({ path, ...essence(next) });
}

/** One page of each template. */
const some = ONE_OF_EACH_TEMPLATE.map((key) => route(key).path).filter((path) => pages.includes(path));

for (const coding of ['identity', 'gzip', 'br, gzip'])
  test(`all pages and all kinds of files are the same text in ${coding}`, { tag: '@slow' }, async () => {
    for (const path of [...pages, ...FILES])
      await expectSame(path, { headers: { 'accept-encoding': coding } });
  });

test('every other address answers as before', async () => {
  for (const path of ELSEWHERE) await expectSame(path);
});

test('HEAD tells what GET would, without its body', { tag: '@slow' }, async ({ baseURL }) => {
  for (const path of [...pages, ...FILES, ...ELSEWHERE]) {
    await expectSame(path, { method: 'HEAD' });
    const headers = { 'accept-encoding': 'br' };
    const [head, get] = [
      await ask(baseURL!, path, { method: 'HEAD', headers }),
      await ask(baseURL!, path, { headers }),
    ];
    expect([path, head.sent.length, head.headers.etag]).toEqual([path, 0, get.headers.etag]);
    if (head.headers['content-length'])
      expect([path, Number(head.headers['content-length'])]).toEqual([path, get.sent.length]);
  }
});

for (const method of ['OPTIONS', 'PUT', 'PATCH', 'DELETE'])
  test(`${method} answers as before, and 405 where no page is stored`, { tag: '@slow' }, async () => {
    for (const path of [...pages.slice(0, 6), '/api/auth/login', '/api/health']) {
      const [ours, next] = await both(path, { method });
      expect([path, ours.status, ours.headers.location]).toEqual([path, next.status, next.headers.location]);
    }
    // The framework makes these anew, or leads them elsewhere, whatever is asked of them.
    for (const path of [...guarded, '/products', '/no-such-page']) {
      const { status, headers } = await ask(process.env.E2E_BASE_URL!, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

for (const [name, headers, which, tag] of [
  [...ROUTER[0]!, some, '@quick'] as const,
  ...ROUTER.map((one) => [...one, pages, '@slow'] as const),
])
  test(
    `the router of the browser gets the same of ${which.length} pages: ${name}`,
    { tag },
    async ({ baseURL }) => {
      for (const path of [...which, '/no-such-page']) {
        await expectSame(path, { headers });
        const { location } = (await ask(alone.url, path, { headers })).headers;
        if (!location) continue;
        await expectSame(location, { headers });
        if (path === '/no-such-page' || guarded.includes(path)) continue;
        const straight = await ask(baseURL!, location, { headers });
        // Not by way of the framework: that one sends no strong tag for data.
        if (name === 'data' || name === 'tree')
          expect([path, straight.headers.etag]).toEqual([path, expect.stringMatching(/^"/)]);
      }
    },
  );

test('an unchanged answer is not sent again', { tag: '@slow' }, async ({ baseURL }) => {
  for (const path of [...pages.filter((one) => !guarded.includes(one)), ...FILES])
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': coding };
      const { etag = '' } = (await ask(baseURL!, path, { headers })).headers;
      expect([path, etag]).toEqual([path, expect.stringMatching(/^"[^"]+"$/)]);
      for (const list of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await ask(baseURL!, path, { headers: { ...headers, 'if-none-match': list } });
        expect([path, list, again.status, again.sent.length]).toEqual([path, list, 304, 0]);
      }
      const changed = await ask(baseURL!, path, { headers: { ...headers, 'if-none-match': '"other"' } });
      expect([path, changed.status]).toEqual([path, 200]);
    }
});

test('parts of files are the same', { tag: '@slow' }, async () => {
  for (const path of FILES.filter((one) => !archive.files[one]!.file!.endsWith('.body')))
    for (const range of ['bytes=0-9', 'bytes=5-', 'bytes=-7', 'bytes=0-0,2-3', 'lines=1-2'])
      await expectSame(path, { headers: { range } });
});
