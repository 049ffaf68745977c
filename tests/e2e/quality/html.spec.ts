import { expect, test } from '../../helpers/browser/test';
import { ALL_DOCUMENTS } from '../../../content/documents';
import { LANGS } from '../../../content/lang';
import { PRODUCT_PAGES, productPath } from '../../../content/products/addresses';
import { isIndexable, path, pathsOf, ROUTE_KEYS } from '../../../content/routes';
import { isPacked, weightAt } from '../../helpers/site/packed';
import { signedInCookie } from '../../helpers/site/sign-in';
import { ask } from '../http-server/ask';

const EVERY_PAGE = ROUTE_KEYS.flatMap(pathsOf);

/** What is sent of each page to who is not signed in; nothing where that is sent elsewhere. */
async function fetchAll(site: string): Promise<[path: string, html: string][]> {
  const all: [string, string][] = [];
  for (const path of EVERY_PAGE) {
    const { status, body } = await ask(site, path);
    all.push([path, status === 200 ? body.toString() : '']);
  }
  return all;
}

// Once for all tests that read them.
let fetched: ReturnType<typeof fetchAll> | undefined;
const pagesOf = (site: string) => (fetched ??= fetchAll(site));

/** What the names of files, which each build gives anew, make of one page from build to build; 60 bytes were seen. */
const NAMES_BYTES = 200;

/** Bytes of any page, in whatever build. */
const MAX_PAGE_BYTES = 30 * 1024 - NAMES_BYTES;

/**
 * A page in Arabic weighs a twentieth more than its twin at most, and so much more where it is all words: Brotli brings
 * a dictionary of English along and none of Arabic, which makes the same text half as heavy again. All pages together
 * are 1.043 times their twins at the best quality and 1.035 at 9, so that there is as much room below both bounds.
 */
const MAX_TIMES_TWIN = { 9: 1.042, 11: 1.05 } as const;
const MAX_MORE_BYTES = 250;

/** Bytes of a packed page on the line: what a quick look finds heavy is packed again, at last as visitors get it. */
function onTheLine(body: Buffer, quick: number): number {
  let bytes = quick;
  for (const quality of [10, 11]) if (bytes > MAX_PAGE_BYTES) bytes = weightAt(quality, body);
  return bytes;
}

// At the best quality all pages take half a minute of the processor, at 9 two seconds.
for (const [how, tag, quality] of [
  ['in short', '@quick', 9],
  ['as they are sent', '@slow', 11],
] as const)
  test(
    `no page is heavier than 30 KB of HTML on the line, signed in or not, and none in Arabic much heavier than its twin: ${how}`,
    { tag },
    async ({ baseURL, request }) => {
      const heavy: [string, number][] = [];
      const weights = new Map<string, number>();
      const known = new Set<string>();
      for (const cookie of ['', await signedInCookie(request)])
        for (const at of EVERY_PAGE) {
          const { sent, body, headers } = await ask(baseURL!, at, {
            headers: { 'accept-encoding': 'gzip, br', cookie },
          });
          const packed = isPacked(at) ? `${at} ${headers.etag}` : '';
          // The same to who is signed in: weighed already.
          if (known.has(packed)) continue;
          const weight = packed ? weightAt(quality, body) : sent.length;
          if (packed) known.add(packed);
          weights.set(at, weight);
          const bytes = packed ? onTheLine(body, weight) : weight;
          if (bytes > MAX_PAGE_BYTES) heavy.push([at, bytes]);
        }
      expect(heavy).toEqual([]);
      const [english, arabic] = (['en', 'ar'] as const).map((lang) =>
        ROUTE_KEYS.map((key) => weights.get(path(key, lang))!),
      ) as [number[], number[]];
      const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
      expect(sum(arabic) / sum(english)).toBeLessThanOrEqual(MAX_TIMES_TWIN[quality]);
      const heavier = ROUTE_KEYS.filter(
        (_, at) => arabic[at]! > english[at]! * MAX_TIMES_TWIN[quality] + MAX_MORE_BYTES,
      );
      expect(heavier).toEqual([]);
    },
  );

/** Opened by scripts alone; without them the link beside it leads to the same page of the document. */
const DIALOG = /^#page-\d+$/;

test('every place in a page that a link names is there without JavaScript', async ({ baseURL }) => {
  const places = new Map<string, Set<string>>();
  const links: [from: string, path: string, place: string][] = [];
  for (const [path, html] of await pagesOf(baseURL!)) {
    // Behind the sign-in: those who are not signed in are sent elsewhere.
    if (!html) continue;
    places.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
    for (const [, href = ''] of html.matchAll(
      /<a\s[^>]*?href="((?:\/(?!documents\/)[^"#]*|\?[^"#]*)?#[^"]+)"/g,
    )) {
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://here${path}`);
      if (!DIALOG.test(hash)) links.push([path, pathname, decodeURIComponent(hash.slice(1))]);
    }
  }
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(([, path, place]) => places.has(path) && !places.get(path)!.has(place));
  expect(dead).toEqual([]);
});

test('a file to take along says its language, length and weight; a chat is opened at our number', async ({
  baseURL,
}) => {
  let files = 0;
  for (const [path, html] of await pagesOf(baseURL!)) {
    for (const [whole] of html.matchAll(/<a\s[^>]*\sdownload="[^"]+\.pdf"[^>]*>.*?<\/p>/gs)) {
      expect([path, whole]).toEqual([path, expect.stringMatching(/hrefLang="[a-z]{2}"/i)]);
      expect(whole).toMatch(
        path.startsWith('/ar')
          ? /[\u0600-\u06ff]+، الصفحات: \d+، الحجم: \d+(\.\d)?\u00a0ميغابايت<\/p>$/
          : /[A-Z][a-z]+, \d+ pages, \d+(\.\d)?\u00a0MB<\/p>$/,
      );
      files += 1;
    }
    for (const [, href = ''] of html.matchAll(/href="(https:\/\/(?:wa\.me|api\.whatsapp\.com)[^"]*)"/g))
      expect([path, href]).toEqual([
        path,
        expect.stringMatching(/^https:\/\/wa\.me\/971\d{8,9}(\?text=.+)?$/),
      ]);
  }
  expect(files).toBeGreaterThanOrEqual(ALL_DOCUMENTS.length);
});

test('a form that asks who somebody is leads to what becomes of it', async ({ baseURL }) => {
  const asking: [path: string, says: boolean][] = [];
  for (const [path, html] of await pagesOf(baseURL!)) {
    for (const [form] of html.matchAll(/<form\b.*?<\/form>/gs))
      if (/name="(phone|username)"/.test(form)) asking.push([path, /href="(\/ar)?\/privacy"/.test(form)]);
  }
  expect(asking.length).toBeGreaterThanOrEqual(4);
  expect(asking.filter(([, says]) => !says)).toEqual([]);
});

test('the sitemap names each indexable page once, with its pictures, and no day that is still to come', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = xml.match(/<url>.*?<\/url>/gs) ?? [];
  const paths = entries.map((entry) => new URL(/<loc>([^<]+)/.exec(entry)![1]!).pathname);
  expect(paths.sort()).toEqual(
    [
      ...ROUTE_KEYS.filter(isIndexable).flatMap((key): string[] => pathsOf(key)),
      ...LANGS.flatMap((lang) => PRODUCT_PAGES.map((product): string => productPath(product, lang))),
    ].sort(),
  );
  expect(entries.filter((entry) => !entry.includes('<image:loc>'))).toEqual([]);
  for (const [, time = ''] of xml.matchAll(/<lastmod>([^<]+)/g))
    expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  const picture = /<image:loc>([^<]+)/.exec(xml)![1]!;
  expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/webp');
});
