import { expect, test } from '../../helpers/browser/test';
import sharp from 'sharp';
import { company } from '../../../content/company';
import { meta as wordsOf } from '../../../content/meta/meta';
import { hero } from '../../../content/pages/company/home';
import {
  ACCOUNT_KEYS,
  canonicalKey,
  isIndexable,
  PRODUCT_PARENTS,
  ROUTE_KEYS,
  ROUTES,
  trail,
  type RouteKey,
} from '../../../content/routes';
import { contentOf } from '../../../components/pages/products/content-of';
import { PRODUCT_PAGES, productPath } from '../../../content/products/addresses';
import { ONE_OF_EACH_PRODUCT, ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { htmlFaults } from '../../helpers/browser/html-faults';
import { signedInCookie } from '../../helpers/site/sign-in';
import { ask } from '../http-server/ask';
import { headOf, type Head } from './head';

/** Open to those who are signed in; others are sent to sign in (tests/e2e/account). */
const GUARDED: RouteKey[] = ['roofSimulator', 'hotWater'];

/** Their forms come with who is signed in, and with the token of a mailed link. */
const FORM_COMES_LATER: RouteKey[] = ['profile', 'addressLink'];

/** Read and not looked at: docs/decisions/365-pages-of-rules-have-no-picture.md. */
const RULES: RouteKey[] = ['privacy', 'terms', 'accessibility'];

const KB = 1024;
const inSite = (address: string) => new URL(address).pathname;

for (const key of ROUTE_KEYS) {
  const { path } = ROUTES[key];

  test(`${path}: answers with a complete head and words that need no scripts, as HTML that is valid`, async ({
    baseURL,
    request,
  }) => {
    const headers = { cookie: GUARDED.includes(key) ? await signedInCookie(request) : '' };
    const { status, body } = await ask(baseURL!, path, { headers });
    expect(status).toBe(200);
    const html = body.toString();
    if (ONE_OF_EACH_TEMPLATE.includes(key)) expect(await htmlFaults(html)).toEqual([]);
    expectReadable(key, html);
    const head = headOf(html);
    const { meta } = head;

    expect(head.title).toBe(`${wordsOf(key, 'en').title} | ${company.brand}`);
    expect(meta.description).toBe(wordsOf(key, 'en').description);
    expect(meta['og:title']).toBe(head.title);
    expect(meta['og:description']).toBe(meta.description);
    expect(meta['og:type']).toBe('website');
    expect(meta['og:site_name']).toBe(company.brand);
    expect(meta['twitter:card']).toBe('summary_large_image');
    expect(meta['og:image:alt']).toBeTruthy();
    expect(inSite(meta['og:url']!)).toBe(ROUTES[canonicalKey(key)].path);

    expect(head.canonical).toMatch(/^https?:\/\//);
    expect(inSite(head.canonical)).toBe(ROUTES[canonicalKey(key)].path);
    if (canonicalKey(key) !== key)
      expect((await ask(baseURL!, inSite(head.canonical), { headers })).status).toBe(200);
    if (isIndexable(canonicalKey(key))) expect(head.robots).not.toContain('noindex');
    else expect(head.robots).toContain('noindex');

    await expectCard(head, async (address) => (await ask(baseURL!, address)).body);
    expectJsonLd(head);
    if (trail(key).length > 1) expect(head.jsonLd.join()).toContain('BreadcrumbList');
  });
}

// Of the templates above.
test('every page is valid HTML', { tag: '@slow' }, async ({ baseURL, request }) => {
  const headers = { cookie: await signedInCookie(request) };
  for (const key of ROUTE_KEYS) {
    const { body } = await ask(baseURL!, ROUTES[key].path, { headers });
    expect.soft(await htmlFaults(body.toString()), key).toEqual([]);
  }
});

for (const page of ONE_OF_EACH_PRODUCT) {
  const address = productPath(page, 'en');

  test(`${address}: answers with valid HTML and a complete head`, async ({ baseURL }) => {
    const { title, description } = contentOf(page, 'en');
    const { status, body } = await ask(baseURL!, address);
    expect(status).toBe(200);
    const html = body.toString();
    expect(await htmlFaults(html)).toEqual([]);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const head = headOf(html);
    expect([head.title, head.meta.description]).toEqual([`${title} | ${company.brand}`, description]);
    expect(head.meta['og:title']).toBe(head.title);
    expect([inSite(head.canonical), inSite(head.meta['og:url']!)]).toEqual([address, address]);
    expect(head.robots).not.toContain('noindex');
    await expectCard(head, async (card) => (await ask(baseURL!, card)).body);
    expectJsonLd(head);
    expect(head.jsonLd.join()).toContain('BreadcrumbList');
  });
}

test('every product answers at its address and names it as its own; what is no product does not', async ({
  baseURL,
}) => {
  for (const page of PRODUCT_PAGES) {
    const address = productPath(page, 'en');
    const { status, body } = await ask(baseURL!, address);
    expect([address, status, inSite(headOf(body.toString()).canonical)]).toEqual([address, 200, address]);
  }
  for (const parent of PRODUCT_PARENTS)
    expect((await ask(baseURL!, `${ROUTES[parent].path}/no-such-product`)).status).toBe(404);
});

const wordsIn = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length;

/** What the page says as it is sent; how that looks without scripts is seen in reading.spec.ts. */
function expectReadable(key: RouteKey, html: string) {
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? '';
  const isForm = (ACCOUNT_KEYS as readonly RouteKey[]).includes(key);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  expect(wordsIn(main)).toBeGreaterThan(isForm ? 12 : 40);
  expect(html).toContain(`href="${ROUTES.contact.path}"`);
  if (RULES.includes(key)) expect(main).not.toMatch(/<img\b/);
  else if (!isForm) expect(main).toMatch(/<img\b/);
  else if (!FORM_COMES_LATER.includes(key)) expect(main).toMatch(/<form\b[^]*type="submit"/);
}

async function expectCard({ meta }: Head, load: (path: string) => Promise<Buffer>) {
  expect(meta['og:image']).toMatch(/^https?:\/\/.*\.jpg$/);
  expect(meta['twitter:image']).toBe(meta['og:image']);
  expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
  const card = await load(inSite(meta['og:image']!));
  expect(card.length).toBeLessThan(300 * KB);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

function expectJsonLd({ jsonLd }: Head) {
  for (const json of jsonLd) {
    const nodes = [JSON.parse(json)].flat() as Record<string, unknown>[];
    for (const node of nodes) {
      expect(node['@context']).toBe('https://schema.org');
      expect(node['@type']).toBeTruthy();
      expectAccepted(node);
    }
  }
}

/** Search consoles take a product that is not offered, reviewed or rated for a fault, and a line without a name too. */
function expectAccepted(node: unknown) {
  if (typeof node !== 'object' || node === null) return;
  const { '@type': type, name, item, url } = node as Record<string, unknown>;
  if (type === 'Product') expect(Object.keys(node).join()).toMatch(/offers|review|aggregateRating/);
  if (type === 'ListItem') expect([name, item ?? url]).toEqual([expect.any(String), expect.any(String)]);
  Object.values(node).forEach(expectAccepted);
}

/** The picture that a page opens with: the one that is fetched before all others. */
const openingOf = (html: string) =>
  /<img src="[^"]*\/img\/([^"]+)\.webp"[^>]*fetchpriority="high"/i.exec(html)?.[1];

test('no two pages share a title, a description or the picture they open with', async ({
  baseURL,
  request,
}) => {
  const heads = [];
  const opened = new Map<string, RouteKey>(hero.en.slides.map(({ picture }) => [picture, 'home']));
  const headers = { cookie: await signedInCookie(request) };
  for (const key of ROUTE_KEYS) {
    const html = (await ask(baseURL!, ROUTES[key].path, { headers })).body.toString();
    heads.push(headOf(html));
    const opening = openingOf(html);
    if (opening)
      expect([opening, opened.get(opening) ?? canonicalKey(key)]).toEqual([opening, canonicalKey(key)]);
    if (opening) opened.set(opening, canonicalKey(key));
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length);
  expect(opened.size).toBeGreaterThan(30);
});

test('the icon answers at its old address too, as what it is', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  const bytes = await answer.body();
  // An icon of three pictures, each as long as its row says.
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
  expect(bytes.readUInt32LE(6 + 2 * 16 + 8) + bytes.readUInt32LE(6 + 2 * 16 + 12)).toBe(bytes.length);
});

test('icons and manifest answer as what they say they are', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  // The sign itself is in the page; search engines fetch the file.
  const [drawn, files] = [/^data:image\/svg\+xml,/, links.map(([, href]) => href!)];
  expect(files.filter((href) => drawn.test(href))).toHaveLength(1);
  expect(files).toHaveLength(4);
  for (const href of [...files.filter((one) => !drawn.test(one)), '/icon.svg'])
    expect((await request.get(href)).status(), href).toBe(200);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  }
});
