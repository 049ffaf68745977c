import type { Page } from '@playwright/test';
import { path, ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { shell } from '../../../content/shell';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';
import { expect, returning as test } from '../../helpers/browser/test';

/** What a visitor sets as the size of letters, before a page is opened: rem and the em of media queries follow it. */
async function setLetters(page: Page, size: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

for (const width of [320, 390]) {
  for (const letters of [16, 24, 32]) {
    test(`at ${width} px and letters of ${letters} px the header holds all it has`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await setLetters(page, letters);
      await page.goto(path('news', 'en'));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${letters}px`,
      );
      const header = page.getByRole('banner');
      const parts = [
        header.getByRole('link', { name: shell.en.home }),
        header.getByRole('link', { name: /Enquiry list/ }),
        header.getByRole('button', { name: shell.en.menu.open }),
      ];
      let end = 0;
      for (const part of parts) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(end - 1);
        expect(box.height).toBeGreaterThanOrEqual(44);
        end = box.x + box.width;
      }
      expect(end).toBeLessThanOrEqual(width);
      await parts[2]!.click();
      const close = page.getByRole('button', { name: shell.en.menu.close });
      const box = (await close.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isMobile: true, viewport: { width: 320, height: 800 } });

  for (const [which, keys] of [
    ['one page of each template', ONE_OF_EACH_TEMPLATE],
    ['every page @slow', ROUTE_KEYS],
  ] as const)
    test(`with letters of twice the size as wide as the narrowest telephone: ${which}`, async ({ page }) => {
      test.slow();
      await setLetters(page, 32);
      const wide: [string, number][] = [];
      for (const key of keys) {
        await page.goto(ROUTES[key].path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width !== 320) wide.push([ROUTES[key].path, width]);
      }
      expect(wide).toEqual([]);
    });
});
