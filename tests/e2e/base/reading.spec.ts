import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../helpers/browser/test';
import { ACCOUNT_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';

/** Short screens, which say what to do and hold a form for it; the picture beside it is for wide screens. */
const FORMS: readonly RouteKey[] = ACCOUNT_KEYS;

// One page without scripts for all of them: nothing of one address stays for the next.
let page: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ baseURL, javaScriptEnabled: false });
});
test.afterAll(() => page.close());

const wordsOf = async (part: Locator) => (await part.innerText()).split(/\s+/).length;

// Of every page the words are counted in routes.spec.ts.
for (const key of ONE_OF_EACH_TEMPLATE) {
  const isForm = FORMS.includes(key);

  test(`without JavaScript ${ROUTES[key].path} can be read${isForm ? ' and used' : ''}`, async () => {
    await page.goto(ROUTES[key].path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await wordsOf(main)).toBeGreaterThan(isForm ? 12 : 40);
    expect(await page.getByRole('link', { name: 'Contact Us', exact: true }).count()).toBeGreaterThan(0);
    if (!isForm) await expect(main.locator('img:visible').first()).toBeVisible();
    else if (key !== 'profile') await expect(main.locator('form [type=submit]').first()).toBeVisible();
  });
}
