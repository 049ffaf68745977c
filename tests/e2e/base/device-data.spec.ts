import { deviceDataWords } from '../../../content/pages/company/device-data';
import { path } from '../../../content/routes';
import { expect, returning as test } from '../../helpers/browser/test';
import { signedInCookie } from '../../helpers/site/sign-in';

const words = deviceDataWords.en;
const LINE = {
  id: 't',
  name: 'Duna',
  variant: 'Spain',
  quantity: 1,
  unit: 'm²',
  note: '',
  url: '/galleryFilter',
};

test(
  'shows what is on the device, erases one entry, then all with the session',
  { tag: '@slow' },
  async ({ page, request, context, baseURL }) => {
    const pairs = (await signedInCookie(request))
      .split('; ')
      .map((pair) => pair.split('=') as [string, string]);
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: baseURL!, httpOnly: true })));
    await page.goto(path('terms', 'en'));
    await page.evaluate((line) => {
      localStorage.setItem('enquiryList', JSON.stringify([line]));
      localStorage.setItem(
        'userContactInfo',
        JSON.stringify({ fullName: 'Amal', email: 'a@b.example', phone: '050' }),
      );
    }, LINE);
    await page.goto(`${path('privacy', 'en')}#this-device`);

    const erase = (name: string) => page.getByRole('button', { name: `${words.erase} ${name}` });
    const row = (name: string) => page.getByRole('listitem').filter({ has: erase(name) });
    await expect(row(words.entries.enquiryList)).toBeVisible();
    await expect(row(words.entries.authToken)).toBeVisible();
    const details = row(words.entries.userContactInfo);
    await details.locator('summary').click();
    await expect(details.getByText('Amal')).toBeVisible();

    await erase(words.entries.userContactInfo).click();
    await expect(details).toHaveCount(0);
    const said = page.getByRole('main').getByRole('status');
    await expect(said).toContainText(words.entries.userContactInfo);
    await expect(said).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('userContactInfo'))).toBeNull();

    await page.getByRole('button', { name: words.eraseAll }).click();
    const keep = page.getByRole('button', { name: words.keep });
    await expect(keep).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(said).toHaveText(words.erasedAll);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await context.cookies()).toEqual([]);
    // Its token is worth nothing any more, wherever a copy of it may be.
    const cookie = pairs.map((pair) => pair.join('=')).join('; ');
    expect((await request.get('/api/auth/myData', { headers: { cookie } })).status()).toBe(401);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says where the browser shows and erases it', async ({ page }) => {
    await page.goto(path('privacy', 'en'));
    await expect(page.getByText(words.noScript)).toBeVisible();
    await expect(page.getByRole('button', { name: words.eraseAll })).toBeHidden();
  });
});
