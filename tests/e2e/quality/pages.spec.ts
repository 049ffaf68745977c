import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { ROUTE_KEYS, ROUTES } from '../../../content/routes';
import { ONE_OF_EACH_TEMPLATE } from '../../helpers/browser/templates';

/** Other widths of each screen: those of the desk are measured there, or on the phone where there is no desk. */
const DESK_WIDTHS = [1024, 768];
const otherWidths = (screen: string, isOnBoth: boolean): readonly number[] => {
  if (screen === 'desktop') return DESK_WIDTHS;
  return isOnBoth ? [320] : [320, ...DESK_WIDTHS, 1440];
};

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const key of ROUTE_KEYS) {
  const { path } = ROUTES[key];
  // Every page on the phone, as most visitors come; of each template one on the desk.
  const isOnBoth = ONE_OF_EACH_TEMPLATE.includes(key);

  test(
    `${path}: accessible, silent, self-contained, and as wide as the screen`,
    { tag: isOnBoth ? '@each' : '@phone' },
    async ({ page, baseURL }, info) => {
      const said: string[] = [];
      const outside: string[] = [];
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()),
      );
      page.on('pageerror', (error) => said.push(error.message));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) outside.push(request.url());
      });
      await page.goto(path, { waitUntil: 'load' });
      // What is below the window is drawn in idle time: before that axe takes what floats over it for its ground.
      await page.waitForFunction(() => !document.documentElement.hasAttribute('data-draws-later'));
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(said).toEqual([]);
      for (const width of otherWidths(info.project.name, isOnBoth)) {
        // An open page that is resized chooses its pictures again: what it then says of preloads is not a visitor's.
        await page.setViewportSize({ width, height: 844 });
        expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
      }
      expect(outside).toEqual([]);
    },
  );
}
