import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { DESKTOP, open, PHONE, scrollTo } from './open';

const banner = (page: Page) => page.getByRole('region', { name: shell.en.app.name });
const close = (page: Page) => banner(page).getByRole('button', { name: shell.en.app.close });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('at home, and nowhere else, until it is closed for good', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');

    await test.step('appears after more than 300 px, as a row of the header, and leads to the store', async () => {
      await expect(banner(page)).toBeHidden();
      await scrollTo(page, 300);
      await page.waitForTimeout(300);
      await expect(banner(page)).toBeHidden();
      await scrollTo(page, 301);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('link', { name: shell.en.app.action })).toHaveAttribute(
        'href',
        company.apps.android.url,
      );
      const strip = (await banner(page).boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      expect(header.y + header.height).toBeCloseTo(strip.y + strip.height, -1);
      expect(strip.y).toBeGreaterThanOrEqual(56);
    });

    await test.step('does not appear on another page', async () => {
      await open(page, path('contact', 'en'));
      await scrollTo(page, 900);
      await page.waitForTimeout(300);
      await expect(banner(page)).toBeHidden();
    });

    await open(page, '/');
    await test.step('once closed it never comes back', async () => {
      await scrollTo(page, 600);
      await close(page).tap();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('installBannerDismissed'))).toBe('true');

      await open(page, '/');
      await scrollTo(page, 600);
      await page.waitForTimeout(500);
      await expect(banner(page)).toBeHidden();
    });
  });

  test('with blocked storage it closes all the same, without an error', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/');
    await scrollTo(page, 600);
    await close(page).tap();
    await scrollTo(page, 0);
    await scrollTo(page, 700);
    await page.waitForTimeout(300);
    await expect(banner(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test.describe('on an iPhone', () => {
  test.use({ ...PHONE, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile' });

  test('leads to the other store', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 600);
    await expect(banner(page).getByRole('link', { name: shell.en.app.action })).toHaveAttribute(
      'href',
      company.apps.ios.url,
    );
  });
});

test.describe('on a wide screen', () => {
  test.use(DESKTOP);

  test('never appears', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 900);
    await page.waitForTimeout(300);
    await expect(banner(page)).toBeHidden();
  });
});
