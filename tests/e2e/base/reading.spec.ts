import { expect, test } from '../../helpers/test';
import { company } from '../../../content/company';
import { PREVIEWS, SOON_KEYS } from '../../../content/previews';
import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';
import { signedInCookie } from '../../helpers/sign-in';

/** Short screens, which say what to do and hold a form for it; the picture beside it is for wide screens. */
const FORMS: readonly RouteKey[] = [
  'login',
  'register',
  'logout',
  'forgotPassword',
  'otp',
  'resetPassword',
  'profile',
];
/** For visitors who signed in. */
const GUARDED: readonly RouteKey[] = ['roofSimulator', 'hotWater'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const key of FORMS)
    test(`${ROUTES[key].path} can be read and used`, async ({ page }) => {
      await page.goto(ROUTES[key].path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length).toBeGreaterThan(12);
      expect(await page.getByRole('link', { name: 'Contact Us', exact: true }).count()).toBeGreaterThan(0);
      if (key !== 'profile')
        await expect(page.getByRole('main').locator('form [type=submit]').first()).toBeVisible();
    });

  for (const key of ROUTE_KEYS.filter((one) => !FORMS.includes(one))) {
    test(`${ROUTES[key].path} can be read`, async ({ page, request }) => {
      if (GUARDED.includes(key)) await page.setExtraHTTPHeaders({ cookie: await signedInCookie(request) });
      await page.goto(ROUTES[key].path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const words = (await page.getByRole('main').innerText()).split(/\s+/);
      expect(words.length).toBeGreaterThan(40);
      const picture = page.getByRole('main').locator('img').first();
      await expect(picture).toBeVisible();
      expect(await page.getByRole('link', { name: 'Contact Us', exact: true }).count()).toBeGreaterThan(0);
    });
  }
});

for (const key of SOON_KEYS) {
  test(`${ROUTES[key].path} says what it will hold and how to ask today`, async ({ page, request }) => {
    const preview = PREVIEWS[key];
    if (GUARDED.includes(key)) await page.setExtraHTTPHeaders({ cookie: await signedInCookie(request) });
    await page.goto(ROUTES[key].path);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.heading);
    await expect(main.getByText(preview.today)).toBeVisible();
    if (preview.notice) await expect(main.getByText(preview.notice, { exact: true })).toBeVisible();
    await expect(main.locator('a[href="/contact-us"]').first()).toBeVisible();
    await expect(main.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    const picture = main.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await picture.getAttribute('alt')).toBeTruthy();
  });
}
