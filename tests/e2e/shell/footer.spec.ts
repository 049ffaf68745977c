import type { Page } from '@playwright/test';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { menuLabel } from '../../../components/shell/header/menu-label';
import { company } from '../../../content/company';
import { navigation } from '../../../content/shell/navigation';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { DESKTOP, open } from './open';

const { footer: words } = shell.en;
const footer = (page: Page) => page.getByRole('contentinfo');

test.use(DESKTOP);

/** Every request that leaves the site. None is answered: the tests run without the network. */
async function strangers(page: Page, origin: string) {
  const seen: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      seen.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
    },
  );
  return seen;
}

test('the footer of a page', async ({ page }) => {
  await open(page, path('contact', 'en'));

  await test.step('shows three locations, each with address and telephone, and the way to those whose place is known', async () => {
    for (const location of company.locations) {
      const block = footer(page).locator('section').filter({ hasText: location.title });
      await expect(block.getByRole('heading', { name: location.title })).toBeVisible();
      await expect(block.getByText(location.street)).toBeVisible();
      await expect(block.getByRole('link', { name: location.phone })).toHaveAttribute(
        'href',
        `tel:${location.phone.replaceAll(' ', '')}`,
      );
      const way = block.getByRole('link', { name: words.directions });
      if (!location.mapQuery) {
        await expect(way).toHaveCount(0);
        continue;
      }
      await expect(way).toHaveAttribute(
        'href',
        `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(location.mapQuery)}`,
      );
      await expect(way).toHaveAttribute('rel', /noopener/);
    }
  });

  await test.step('leads to both stores and five channels, outside and safely, and to every page of the menus', async () => {
    const outside = [
      ...company.social.map(({ name, url }) => ({ name, url })),
      ...Object.values(company.apps).map(({ store, url }) => ({ name: store, url })),
    ];
    expect(company.social).toHaveLength(5);
    for (const { name, url } of outside) {
      const link = footer(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const site = footer(page).getByRole('navigation', { name: words.navigation });
    const entries = navigation.en.flatMap((item) => [item, ...(item.children ?? [])]);
    for (const entry of entries) {
      await expect(site.getByRole('link', { name: menuLabel(entry), exact: true })).toHaveAttribute(
        'href',
        path(entry.to, 'en'),
      );
    }
  });

  await test.step('at no width is anything cut off, and targets are 44 px high', async () => {
    for (const width of [1440, 1120, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([width, overflow]).toEqual([width, 0]);
      const low = await footer(page)
        .locator('a, button')
        .evaluateAll((targets) =>
          targets
            .map((target) => ({ name: target.textContent, ...target.getBoundingClientRect().toJSON() }))
            .filter(({ height }) => height > 0 && height < 44)
            .map(({ name }) => name),
        );
      expect([width, low]).toEqual([width, []]);
    }
    await page.setViewportSize(DESKTOP.viewport);
  });

  await test.step('on paper a letterhead stands for it, and the page itself names every telephone', async () => {
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(footer(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: shell.en.toTop })).toBeHidden();
    for (const { phone } of company.locations)
      await expect(page.getByText(phone).filter({ visible: true }).first()).toBeVisible();
  });
});

firstVisit(
  'asks nobody else for anything until the map is asked for',
  { tag: '@slow' },
  async ({ page, baseURL }) => {
    const seen = await strangers(page, new URL(baseURL!).origin);
    await open(page, '/');
    await footer(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
    await footer(page).getByRole('button', { name: words.map.button }).click();
    const map = page.getByTitle(company.map.title);
    await expect(map).toBeVisible();
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?q=/);
  },
);

test(
  'the year is the current one, even if the page was built long ago',
  { tag: '@slow' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-02-03T04:05:06Z'));
    await page.goto('/');
    await expect(footer(page).getByText(`© 2031 ${company.legalName}.`)).toBeVisible();
    await expect(footer(page).getByText(words.renderings)).toBeVisible();
  },
);

test('the rules of the short footer are as long as each other', { tag: '@slow' }, async ({ page }) => {
  await open(page, path('login', 'en'));
  const widths = await footer(page)
    .locator('.footer-row:visible')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().width)));
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size).toBe(1);
});
