import type { Page } from '@playwright/test';
import { axeFaults } from '../../helpers/axe';
import { expect, returning as test } from '../../helpers/test';
import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../../content/routes';

/**
 * Routes whose page is laid out as that of another, with other words and pictures: axe reads them on the desk alone,
 * their width is measured in both. The others are looked at with all of it on a telephone, too.
 */
const LIKE: Partial<Record<RouteKey, RouteKey>> = {
  ...{ project: 'projects', dryFixMenu: 'dryFix', terms: 'privacy', sigma: 'cmg' },
  ...{ bmiItaly: 'bmiSpain', bmiPortugal: 'bmiSpain', bmiSaudi: 'bmiSpain', cejatel: 'bmiSpain' },
  ...{ ceipo: 'bmiSpain', cobertPortugal: 'bmiSpain', yamamaTiles: 'bmiSpain' },
  ...{ cmgCondensation: 'cmgNatural', cmgForced: 'cmgNatural' },
  ...{ forgotPassword: 'login', resetPassword: 'login', logout: 'login' },
  // Behind the sign-in, which is what stands there.
  ...{ roofSimulator: 'login', hotWater: 'login' },
};

/** Other widths of each screen. */
const OTHER_WIDTHS: Record<string, readonly number[]> = { desktop: [1024, 768], phone: [320] };

/** Pixels by which a page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const key of ROUTE_KEYS) {
  const { path } = ROUTES[key];
  const telephone = key in LIKE ? [390, 320] : [];

  test(
    `${path}: accessible, silent, self-contained, and as wide as the screen`,
    { tag: key in LIKE ? [] : ['@each'] },
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
      expect(await axeFaults(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      expect(said).toEqual([]);
      for (const width of [...(OTHER_WIDTHS[info.project.name] ?? []), ...telephone]) {
        // An open page that is resized chooses its pictures again: what it then says of preloads is not a visitor's.
        await page.setViewportSize({ width, height: 844 });
        expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 });
      }
      expect(outside).toEqual([]);
    },
  );
}
