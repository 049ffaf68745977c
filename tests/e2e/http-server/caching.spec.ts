import { redirects } from '../../../content/redirects';
import { path as pathOf, ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { expect, test } from '../../helpers/browser/test';
import { ask, type Reply } from './ask';

const PAGES = ROUTE_KEYS.map((key) => ROUTES[key].path);
/** One page of each kind of answer: packed, with a form, made on request, and behind the sign-in; others are the slow lane's. */
const KINDS = (['home', 'roofTiles', 'contact', 'search', 'profile', 'roofSimulator'] as const).map((key) =>
  pathOf(key, 'en'),
);
const LANES = [
  ['one page of each kind', '@quick', KINDS],
  ['every page', '@slow', PAGES],
] as const;
const STATE = '%5B%22%22%2C%7B%7D%2Cnull%2C%22refetch%22%5D';
const ODD: Record<string, string>[] = [
  ...['0', 'true', 'x', '1, 1', '1,0', ''].map((rsc) => ({ rsc })),
  { rsc: '0', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '1' },
  { 'next-router-state-tree': STATE, 'next-url': '/news' },
  { 'x-nextjs-data': '1' },
  { 'x-now-route-matches': '1', 'x-matched-path': '/' },
  { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' },
];
/** Requests of the router, right and wrong. */
const ROUTER: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '9' },
  { rsc: '1', 'next-router-state-tree': '%' },
  { rsc: '1', 'next-router-state-tree': STATE },
  { rsc: '1', 'next-router-segment-prefetch': '/nothing' },
  { rsc: '1', 'next-url': 'x' },
];

const isGuarded = (path: string) => ['/expirence-now', '/solar-water-heater-calculator'].includes(path);

/** What no answer may say: that a shared cache may keep it without asking, if it is one of several of an address. */
const faultOf = ({ status, headers }: Reply): string | null => {
  const rule = headers['cache-control'] ?? '';
  if (!rule) return `${status}: no rule`;
  if (/s-maxage/i.test(rule)) return `${status}: ${rule}`;
  if (/no-store/.test(rule) || status === 308) return null;
  const isAsked = /max-age=0/.test(rule);
  return isAsked && /rsc/i.test(headers.vary ?? '') ? null : `${status}: ${rule}; ${headers.vary}`;
};

for (const [which, tag, pages] of LANES) {
  test(
    `whoever is not the router gets the page and its one cache rule: ${which}`,
    { tag },
    async ({ baseURL }) => {
      test.slow();
      const faults: string[] = [];
      for (const page of pages) {
        const plain = await ask(baseURL!, page);
        for (const headers of ODD)
          for (const target of [page, `${page}?_rsc=abc`, `${page}#part`]) {
            const odd = await ask(baseURL!, target, { headers });
            const isSame =
              odd.status === plain.status &&
              odd.headers['content-type'] === plain.headers['content-type'] &&
              odd.headers['cache-control'] === plain.headers['cache-control'];
            const fault = faultOf(odd) ?? (isSame ? null : `${odd.status} ${odd.headers['cache-control']}`);
            if (fault) faults.push(`${target} ${JSON.stringify(headers)}: ${fault}`);
          }
      }
      expect(faults).toEqual([]);
    },
  );

  test(
    `no answer to the router may be kept by a cache that looks at the address alone: ${which}`,
    { tag },
    async ({ baseURL }) => {
      test.slow();
      const faults: string[] = [];
      for (const page of [...pages, '/no-such-page', '/design/1-12-e6c795-0', '/products'])
        for (const headers of ROUTER)
          for (const target of [page, `${page}?_rsc`, `${page}?_rsc=abc`]) {
            const fault = faultOf(await ask(baseURL!, target, { headers }));
            if (fault) faults.push(`${target} ${JSON.stringify(headers)}: ${fault}`);
          }
      expect(faults).toEqual([]);
    },
  );
}

test('everything beside the pages says how long it may be kept', async ({ baseURL }) => {
  const moved = redirects.map(({ source }) => source).filter((source) => !source.includes(':'));
  const rules: Record<string, string | undefined> = {};
  const kept = [
    ...['/no-such-page', '/api/nothing', '/api/auth/providers', '/api/auth/csrf', '/api/auth/signin'],
    ...['/api/auth/session', '/api/health', '/api/ready', '/_next/image', '/_next/data/x.json'],
    ...['/design/nothing', '/cards/design/nothing', '/_next/static/nothing.js'],
  ];
  for (const path of kept) rules[path] = (await ask(baseURL!, path)).headers['cache-control'];
  const log = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  rules['/api/auth/_log'] = (await ask(baseURL!, '/api/auth/_log', log)).headers['cache-control'];
  for (const [path, rule] of Object.entries(rules))
    expect([path, rule]).toEqual([path, expect.stringContaining('no-store')]);
  for (const path of moved)
    expect([path, (await ask(baseURL!, path)).headers['cache-control']]).toEqual([
      path,
      'public, max-age=86400',
    ]);
  for (const path of PAGES.filter(isGuarded))
    expect((await ask(baseURL!, path)).headers['cache-control']).toContain('no-store');
});
