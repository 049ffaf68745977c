import { request } from '@playwright/test';
import { hotWaterPage } from '../../../content/pages/tools/hot-water';
import { path } from '../../../content/routes';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { signedInCookie } from '../../helpers/site/sign-in';
import { expect, returning as test } from '../../helpers/browser/test';

const { calculator: words } = hotWaterPage.ar;

test(
  'the calculator in Arabic, from Arabic digits to its report',
  { tag: '@slow' },
  async ({ page, baseURL }) => {
    const there = await request.newContext({ baseURL: baseURL! });
    const cookie = (await signedInCookie(there)).replace('authToken=', '');
    await there.dispose();
    await page.context().addCookies([{ name: 'authToken', value: cookie, url: baseURL! }]);
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
