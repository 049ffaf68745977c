import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStaticArchive, plainOf } from '../../server/static/static-archive';
import { SCRIPT_FLOOR } from '../../server/static/static-archive-format';
import { withPolicy } from './csp';
import { buildStaticArchive } from './build-static-archive';
import { isQuickArchive, recompressArchive } from './recompress-archive';

let root: string;
const dist = () => path.join(root, 'dist');
function write(name: string, content: string | object): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const PAGE = '<html><head></head><body><p>words</p><script>a()</script></body></html>';
const page = { dataRoute: '/x.rsc', initialRevalidateSeconds: false };
const rule = (regex: string, key: string, value: string) => ({ regex, headers: [{ key, value }] });

function writePage(name: string): void {
  write(`dist/server/app/${name}.html`, withPolicy(PAGE)!);
  write(`dist/server/app/${name}.rsc`, 'data');
  write(`dist/server/app/${name}.segments/_tree.segment.rsc`, 'data');
  write(`dist/server/app/${name}.meta`, {
    headers: { 'x-nextjs-stale-time': '300', 'x-next-cache-tags': 'private' },
    segmentPaths: ['/_tree'],
  });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'archive-'));
  write('dist/BUILD_ID', 'one');
  write('dist/prerender-manifest.json', {
    routes: {
      '/': page,
      '/tool': page,
      '/_not-found': page,
      '/renewed': { ...page, initialRevalidateSeconds: 60 },
      '/feed.xml': { dataRoute: null, initialRevalidateSeconds: false },
    },
  });
  write('dist/routes-manifest.json', {
    headers: [
      rule('^/', 'Content-Security-Policy', `default-src 'self'; ${SCRIPT_FLOOR}`),
      rule('^/img/', 'Cache-Control', 'public, max-age=86400'),
    ],
    rewrites: { afterFiles: [{ source: '/named.pdf', destination: '/plain.pdf' }] },
    staticRoutes: [{ page: '/api/health' }, { page: '/' }],
  });
  write('dist/server/functions-config-manifest.json', {
    functions: { '/_middleware': { matchers: [{ regexp: '^/tool$' }] } },
  });
  for (const name of ['index', 'tool', '_not-found', 'renewed']) writePage(name);
  write('dist/server/app/feed.xml.body', '<rss/>');
  write('dist/server/app/feed.xml.meta', { headers: { 'content-type': 'application/rss+xml' } });
  write('dist/static/a.js', 'a()');
  write('public/img/roof.avif', 'not a text');
  write('public/plain.pdf', 'pdf');
});
afterEach(() => rmSync(root, { recursive: true }));

async function packed() {
  await buildStaticArchive(dist(), { folder: path.join(root, 'public') });
  return openStaticArchive(dist());
}

test('open pages are packed; guarded, renewed and internal ones are left to the framework', async () => {
  const archive = await packed();
  const known = ['/', '/tool', '/_not-found', '/renewed', '/feed.xml', '/nothing'];
  expect(known.filter((address) => archive.page(address))).toEqual(['/']);
  expect(known.filter((address) => archive.scripts(address))).toEqual([
    '/',
    '/tool',
    '/_not-found',
    '/renewed',
  ]);
});

test('a page is packed without its policy, which is a header', async () => {
  const archive = await packed();
  const { html, rsc, segments } = archive.page('/')!;
  expect(plainOf(archive, html.body!).toString()).toBe(PAGE);
  expect(archive.pageHeaders('/')['Content-Security-Policy']).toBe(
    `default-src 'self'; script-src 'self' ${archive.scripts('/')!.join(' ')}`,
  );
  expect(rsc.headers).toEqual({ 'x-nextjs-stale-time': '300' });
  expect(rsc.body).toBe(segments['/_tree']!.body);
});

test('texts are packed, everything else is a file; each keeps its rule for caches', async () => {
  const { files, bodies } = await packed();
  expect(files['/feed.xml']).toMatchObject({ type: 'application/rss+xml', body: expect.any(Number) });
  expect(files['/_next/static/a.js']).toMatchObject({ cache: expect.stringContaining('immutable') });
  expect(files['/img/roof.avif']).toMatchObject({ type: 'image/avif', cache: 'public, max-age=86400' });
  expect(files['/img/roof.avif']).not.toHaveProperty('body');
  expect(files['/named.pdf']).toEqual(files['/plain.pdf']);
  expect(bodies).toHaveLength(4);
});

test('a file of a kind nobody knows ends the build, and so do headers without a policy', async () => {
  write('public/strange.xyz', 'x');
  await expect(packed()).rejects.toThrow('strange.xyz');
  const routes = JSON.parse(readFileSync(path.join(dist(), 'routes-manifest.json'), 'utf8')) as object;
  write('dist/routes-manifest.json', { ...routes, headers: [] });
  await expect(packed()).rejects.toThrow('script policy');
});

test('a archive of another build is not served', async () => {
  await buildStaticArchive(dist(), { folder: path.join(root, 'public') });
  write('dist/BUILD_ID', 'two');
  expect(() => openStaticArchive(dist())).toThrow('another build');
});

test('a quick archive answers the same, and is packed again without a change of what it answers', async () => {
  const whole = await packed();
  await buildStaticArchive(dist(), { folder: path.join(root, 'public') }, true);
  const quick = openStaticArchive(dist());
  expect(isQuickArchive(dist())).toBe(true);
  await recompressArchive(dist());
  const again = openStaticArchive(dist());
  expect(isQuickArchive(dist())).toBe(false);
  for (const archive of [quick, again]) {
    expect([archive.page('/'), archive.files]).toEqual([whole.page('/'), whole.files]);
    whole.bodies.forEach((_, index) =>
      expect(plainOf(archive, index).equals(plainOf(whole, index))).toBe(true),
    );
  }
  const [first, second] = [whole, again].map(({ bodies, read }) =>
    bodies.map(({ br, gzip }) => [read(...br), read(...gzip)]),
  );
  expect(second).toEqual(first);
  // For a server that had just read the old index.
  expect(existsSync(path.join(dist(), 'http-server/archive-quick.bin'))).toBe(true);
});
