import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { FIRST_LOOK, PRODUCTS } from '../../../content/catalogue/products';
import { rangeStrip } from '../../../content/catalogue/strip';
import { ask } from '../http-server/ask';

const CALL = '/api/products/getAllProducts';

test('the list itself: the range without a redirect, every other method refused, with a slash and without', async ({
  request,
}) => {
  for (const path of [CALL, `${CALL}/`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toContain('application/json');
    expect(await response.json()).toEqual(PRODUCTS);

    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await request.fetch(path, { method, maxRedirects: 0, data: '{"a":' });
      expect([path, method, refused.status()]).toEqual([path, method, 405]);
      expect(refused.headers().allow).toContain('GET');
    }
  }
});

test('every product leads to a page and has a picture', async ({ baseURL }) => {
  const head = (path: string) => ask(baseURL!, path, { method: 'HEAD' });
  for (const path of new Set(PRODUCTS.map(({ url }) => url.split('#')[0]!)))
    expect([path, (await head(path)).status]).toEqual([path, 200]);
  for (const path of new Set(PRODUCTS.map(({ image }) => image)))
    expect([path, (await head(path)).headers['content-type']]).toEqual([path, 'image/webp']);
});

const strip = (page: Page) => page.getByRole('region', { name: rangeStrip.en.title });

for (const [path, tag] of [
  ['/', '@quick'],
  ['/product', '@slow'],
] as const) {
  test.describe(`the strip on ${path}`, { tag }, () => {
    const come = async (page: Page) => {
      await page.goto(path);
      await strip(page).scrollIntoViewIfNeeded();
    };

    test('shows Loading..., then the products, and nothing moves; nothing is cut off on the narrowest telephone', async ({
      page,
    }) => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${CALL}`, async (route) => {
        await held;
        await route.continue();
      });
      await come(page);
      await expect(strip(page).getByRole('status')).toHaveText('Loading...');
      const before = (await strip(page).boundingBox())?.height;
      answer();
      await expect(strip(page).getByRole('list').getByRole('link')).toHaveCount(FIRST_LOOK);
      await expect(strip(page).getByRole('status')).toHaveText('');
      expect((await strip(page).boundingBox())?.height).toBe(before);

      await page.setViewportSize({ width: 320, height: 800 });
      const cards = strip(page).getByRole('list').getByRole('listitem');
      await expect(cards).toHaveCount(FIRST_LOOK);
      const cut = await cards.evaluateAll(
        (all) =>
          all.flatMap((card) => {
            const words = [...card.querySelectorAll('a span')];
            const end = card.getBoundingClientRect().bottom;
            return words.filter(
              (one) => one.scrollHeight > one.clientHeight + 1 || one.getBoundingClientRect().bottom > end,
            );
          }).length,
      );
      expect(cut).toBe(0);
    });

    test(
      'says Error: and the reason, and tries again when asked; survives a cut line and an answer that is no list',
      { tag: '@slow' },
      async ({ page }) => {
        await page.route(`**${CALL}`, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
        await come(page);
        await expect(strip(page).getByRole('alert')).toHaveText(
          `Error: ${rangeStrip.en.faults.status.replace('{status}', '503')}`,
        );
        await expect(strip(page).getByRole('link', { name: 'Roof tiles' })).toBeVisible();
        await page.unroute(`**${CALL}`);
        await strip(page).getByRole('button', { name: rangeStrip.en.again }).click();
        await expect(strip(page).getByRole('list').getByRole('link')).toHaveCount(FIRST_LOOK);

        await page.route(`**${CALL}`, (route) => route.abort());
        await page.reload();
        await strip(page).scrollIntoViewIfNeeded();
        await expect(strip(page).getByRole('alert')).toHaveText(`Error: ${rangeStrip.en.faults.network}`);
        await page.unroute(`**${CALL}`);
        await page.route(`**${CALL}`, (route) => route.fulfill({ json: [{ id: 1 }] }));
        await strip(page).getByRole('button', { name: rangeStrip.en.again }).click();
        await expect(strip(page).getByRole('alert')).toHaveText(`Error: ${rangeStrip.en.faults.shape}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      },
    );
  });
}

test(
  'one visit asks once: from /product to home without a second call',
  { tag: '@slow' },
  async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => request.url().includes(CALL) && calls++);
    await page.goto('/product');
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('list').getByRole('link')).toHaveCount(FIRST_LOOK);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).getByRole('list').getByRole('link')).toHaveCount(FIRST_LOOK);
    expect(calls).toBe(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the strip is a plain list of the families', async ({ page }) => {
    await page.goto('/product');
    for (const { label } of rangeStrip.en.families) {
      await expect(strip(page).getByRole('link', { name: label })).toBeVisible();
    }
    await expect(strip(page).getByRole('status')).toBeHidden();
  });
});
