import { company } from '../../../content/company';
import { PRODUCT_PAGES, productPath } from '../../../content/products/addresses';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { searchEntries } from '../../../lib/search/entries';
import { expect, returning as test } from '../../helpers/browser/test';
import { headOf } from '../base/head';
import { ask } from '../http-server/ask';
import { field, opener, sheet, words } from './field';

const KB = 1024;
const asked = (query: string) => `${path('search', 'en')}?q=${encodeURIComponent(query)}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of the header leads to results, complete', async ({ page }) => {
    await page.goto(path('news', 'en'));
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('blue tiles');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path('search', 'en')}?q=blue+tiles`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^5 results for/)).toBeVisible();
    await expect(main.getByRole('listitem').nth(1)).toContainText(/Roof tile\s*Wave Blue\s*Cejatel, Brazil/);
    await expect(main.getByRole('listitem').nth(1).locator('img')).toBeVisible();
    await expect(page.locator('#search-field')).toHaveValue('blue tiles');
    await main.getByRole('link', { name: 'Wave Blue' }).click();
    await expect(page).toHaveURL(`${path('cejatel', 'en')}/wave-blue`);
  });

  test('the field of an Arabic page leads to results in Arabic', { tag: '@slow' }, async ({ page }) => {
    await page.goto(path('search', 'ar'));
    await page.locator('#search-field').fill('القرميد الازرق');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/ar\/search\?q=/);
    await page.getByRole('main').getByRole('link', { name: 'Wave أزرق' }).click();
    await expect(page).toHaveURL(`${path('cejatel', 'ar')}/wave-blue`);
  });

  test('all of many results can be had', { tag: '@slow' }, async ({ page }) => {
    await page.goto(asked('bricks'));
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results).toHaveCount(24);
    await page.getByRole('link', { name: /^Show all \d+ results$/ }).click();
    await expect.poll(() => results.count()).toBeGreaterThan(88);
  });

  test(
    'where nothing is found that is said, as text, with the way to a person',
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto(asked('<b>xyzzy</b>'));
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toContainText('<b>xyzzy</b>');
      await expect(main.locator('b')).toHaveCount(0);
      await expect(main.getByRole('link', { name: words.page.ask })).toHaveAttribute(
        'href',
        path('contact', 'en'),
      );
      await expect(main.getByRole('link', { name: company.phone })).toHaveAttribute('href', /^tel:/);
      await main.getByRole('link', { name: 'Duna', exact: true }).click();
      await expect(main.getByRole('listitem').first()).toContainText('Duna');
    },
  );

  test('with nothing asked it says where to begin', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo').getByRole('link', { name: words.open, exact: true });
    await expect(footer.first()).toHaveAttribute('href', path('search', 'en'));
    await page.goto(path('search', 'en'));
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      ...words.suggestions,
      'Roof Tiles',
      'Bricks',
      'Roofing Components',
      'Solar Water',
    ]);
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('link', { name: shell.en.skip })).toBeAttached();
  });
});

test('whatever is asked is answered, and nothing of it becomes markup', async ({ request }) => {
  const hostile = [
    'q=',
    'q',
    'q=red&q=blue',
    'q[]=red',
    'q[a]=b',
    'q=%00',
    'q=a%00b%07',
    'q=%ff%fe',
    'q=%ED%A0%80',
    'q=%',
    'q=%E2%80%AE%D9%82%E2%81%A6',
    `q=${'%F0%9F%A7%B1'.repeat(400)}`,
    `q=${'a'.repeat(5000)}`,
    `q=${'tile+'.repeat(1000)}`,
    `q=${encodeURIComponent('"><script>alert(1)</script>')}`,
    `q=${encodeURIComponent('</title><img src=x onerror=alert(1)>')}`,
    'q=__proto__+constructor+toString',
    'q=%24%7B7*7%7D&all=%00',
  ];
  for (const query of hostile) {
    const answer = await request.get(`${path('search', 'en')}?${query}`);
    const html = await answer.text();
    expect([query.slice(0, 60), answer.status()]).toEqual([query.slice(0, 60), 200]);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(/[\0\u202e\ufffd]/);
    expect(headOf(html).robots).toContain('noindex');
    expect(headOf(html).title.length).toBeLessThan(200);
  }
});

test('search engines are told how to search, and to keep no page of results', async ({ request }) => {
  const { jsonLd } = headOf(await (await request.get('/')).text());
  const nodes = jsonLd.flatMap((json) => [JSON.parse(json)].flat()) as Record<string, unknown>[];
  const { potentialAction } = nodes.find((node) => node['@type'] === 'WebSite')! as {
    potentialAction: { target: { urlTemplate: string } };
  };
  const { pathname, search } = new URL(
    potentialAction.target.urlTemplate.replace('{search_term_string}', 'blue%20tiles'),
  );
  const answer = await request.get(pathname + search);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('Wave Blue');
  expect(headOf(await answer.text()).title).toContain('blue tiles');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(path('search', 'en'));
  expect(await (await request.get('/robots.txt')).text()).not.toContain(path('search', 'en'));
});

test('everything in the index leads to a place that is there', async ({ request }) => {
  const products = new Set(PRODUCT_PAGES.map((page): string => productPath(page, 'en')));
  const pages = new Map<string, string>();
  const lost: string[] = [];
  for (const { id, url } of searchEntries('en')) {
    const [at, place] = url.split('#') as [string, string?];
    const address = at.split('?')[0]!;
    // Products are asked for one by one in routes.spec.ts.
    if (!place && products.has(address)) continue;
    if (!pages.has(address)) pages.set(address, await (await request.get(address)).text());
    if (place && !pages.get(address)!.includes(`id="${place}"`)) lost.push(`${id}: ${url}`);
  }
  expect(lost).toEqual([]);
});

test('the index comes compressed, and is no larger than 60 KB', async ({ baseURL }) => {
  const { status, sent, headers } = await ask(baseURL!, '/search-index.json', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  expect(sent.length).toBeLessThanOrEqual(60 * KB);
});
