import { request, type Page } from '@playwright/test';
import { hotWaterPage } from '../../../content/pages/tools/hot-water';
import { path } from '../../../content/routes';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { signedInCookie } from '../../helpers/site/sign-in';
import { expect, returning as test } from '../../helpers/browser/test';

const { calculator: words } = hotWaterPage.ar;

/** Signed in: the calculator is behind the guard. */
async function signIn(page: Page, url: string) {
  const there = await request.newContext({ baseURL: url });
  const cookie = (await signedInCookie(there)).replace('authToken=', '');
  await there.dispose();
  await page.context().addCookies([{ name: 'authToken', value: cookie, url }]);
}

test(
  'the calculator in Arabic, from Arabic digits to its report',
  { tag: '@slow' },
  async ({ page, baseURL }) => {
    await signIn(page, baseURL!);
    await page.goto(path('hotWater', 'ar'));
    const count = (name: string, typed: string) =>
      page.getByRole('textbox', { name, exact: true }).fill(typed);
    await count(words.fields.fullBathrooms, '٤');
    await count(words.fields.bathroomsWithoutShower, '١');
    await count(words.fields.centralKitchen, '١');
    const result = page.locator('#result');
    await expect(result.getByRole('heading', { name: /500\/5/ })).toBeVisible();
    await expect(page).toHaveURL(/\/ar\/.*\?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1$/);
    // The smaller share stands first for who reads from right to left, as it is spoken.
    await expect(result.getByText(/77.+82/).first()).toBeVisible();

    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    const paper = pages.join(' ').normalize('NFKC');
    for (const text of ['310', '500/5', 'EN 15316-4-3:2017', 'POWER']) expect(paper).toContain(text);
    // The reader gives Arabic words from left to right, as they stand on the sheet.
    const asItStands = (text: string) => [...text].reverse().join('');
    expect(paper).toContain(asItStands('ديسمبر'));
    expect(paper).not.toContain(asItStands(words.ways.copy));
  },
);

test(
  'its link is copied, or stands there where that is refused, and brings the same result in a fresh window',
  { tag: '@slow' },
  async ({ page, context, baseURL }) => {
    await signIn(page, baseURL!);
    const result = page.locator('#result');
    const figures = () => result.getByRole('status').first().innerText();
    const copy = result.getByRole('button', { name: words.ways.copy });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path('hotWater', 'ar')}?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1`);
    await expect(result.getByRole('heading', { name: /500\/5/ })).toBeVisible();
    const told = await figures();
    await copy.click();
    await expect(result.getByText(words.ways.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());

    await page.goto(link);
    await expect(result.getByRole('heading', { name: /500\/5/ })).toBeVisible();
    expect(await figures()).toBe(told);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copy.click();
    const byHand = result.getByLabel(words.ways.byHand);
    await expect(byHand).toHaveValue(link);
    await expect(byHand).toBeFocused();
    await expect(result.getByText(words.ways.copied)).toHaveCount(0);
  },
);
