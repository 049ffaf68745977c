import type { Page } from '@playwright/test';
import { nobodyIsActive } from '../../helpers/browser/nobody-active';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { navigation } from '../../../content/shell/navigation';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { fill } from '../../../lib/site/fill';
import { DESKTOP, open } from './open';

const menu = (page: Page) => page.getByRole('navigation', { name: shell.en.menu.name, exact: true });
const toggle = (page: Page, label: string) =>
  menu(page).getByRole('button', { name: fill(shell.en.menu.submenu, { name: label }) });
const entry = (page: Page, label: string) => menu(page).getByRole('link', { name: label, exact: true });
const branches = navigation.en.filter(({ children }) => children);
const [product, services] = branches;
/** The menu is the same on every page; this one has nothing that moves. */
const PLAIN = path('terms', 'en');
/** Beside everything that can be pressed there. */
const outside = { x: 10, y: 800 };

async function expectOpen(page: Page, label: string, isOpen: boolean) {
  const { children } = branches.find((item) => item.label === label)!;
  await expect(toggle(page, label)).toHaveAttribute('aria-expanded', String(isOpen));
  const link = menu(page).locator(`a[href="${path(children![0]!.to, 'en')}"]`);
  await expect(link).toBeVisible({ visible: isOpen });
}

test.describe('with mouse and keyboard', () => {
  test.use(DESKTOP);

  test('the menu on one page', async ({ page }) => {
    await open(page, PLAIN);

    await test.step('it holds exactly the entries of the specification, each leading to its page', async () => {
      const links = menu(page).locator('> ul > li > a');
      await expect(links).toHaveText(navigation.en.map(({ label }) => label));
      for (const { label, to } of navigation.en) {
        await expect(entry(page, label)).toHaveAttribute('href', path(to, 'en'));
      }
      for (const { label, children } of branches) {
        await toggle(page, label).click();
        for (const child of children!) {
          const link = menu(page).getByRole('link', { name: new RegExp(`^${child.label}`) });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', path(child.to, 'en'));
        }
      }
      await page.mouse.click(outside.x, outside.y);
    });

    await test.step('keys open it, Escape closes and gives the focus back; Tab goes through it, and past its end closes it', async () => {
      for (const key of ['Enter', 'Space', 'ArrowDown']) {
        await toggle(page, product!.label).focus();
        await page.keyboard.press(key);
        await expectOpen(page, product!.label, true);
        if (key !== 'ArrowDown') await page.keyboard.press('Tab');
        await expect(menu(page).getByRole('link', { name: /^Roof Tiles/ })).toBeFocused();
        await page.keyboard.press('Escape');
        await expectOpen(page, product!.label, false);
        await expect(toggle(page, product!.label)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      for (const child of product!.children!) {
        await page.keyboard.press('Tab');
        await expect(menu(page).getByRole('link', { name: new RegExp(`^${child.label}`) })).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(entry(page, services!.label)).toBeFocused();
      await expectOpen(page, product!.label, false);
    });

    await test.step('resting on an entry opens its panel, leaving closes it', async () => {
      await entry(page, product!.label).hover();
      await expectOpen(page, product!.label, true);
      await menu(page)
        .getByRole('link', { name: /^Bricks/ })
        .hover();
      await page.waitForTimeout(400);
      await expectOpen(page, product!.label, true);
      await page.mouse.move(outside.x, outside.y);
      await expectOpen(page, product!.label, false);
    });

    await test.step('the panel fits a low window and scrolls in itself', async () => {
      await page.setViewportSize({ width: 1140, height: 330 });
      await toggle(page, product!.label).click();
      const panel = page.locator('[data-open] [data-panel]');
      await expect(panel).toBeVisible();
      const { y, height } = (await panel.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(330);
      await toggle(page, product!.label).click();
      await page.setViewportSize(DESKTOP.viewport);
    });

    await test.step('by presses one panel is open at a time; a press outside closes it, and its links lead on', async () => {
      await toggle(page, product!.label).click();
      await expectOpen(page, product!.label, true);
      await toggle(page, services!.label).click();
      await expectOpen(page, services!.label, true);
      await expectOpen(page, product!.label, false);
      await toggle(page, services!.label).click();
      await expectOpen(page, services!.label, false);

      await toggle(page, product!.label).click();
      await page.mouse.click(outside.x, outside.y);
      await expectOpen(page, product!.label, false);

      await toggle(page, product!.label).click();
      await menu(page)
        .getByRole('link', { name: /^Solar Water/ })
        .click();
      await expect(page).toHaveURL(path('solarWater', 'en'));
      await expectOpen(page, product!.label, false);
    });

    await test.step('a page reached by keyboard has the focus', async () => {
      await entry(page, 'News').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path('news', 'en'));
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  firstVisit(
    'a word that is passed fetches its page, but not its pictures',
    { tag: '@slow' },
    async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await nobodyIsActive(page);
      await open(page, path('login', 'en'));
      await page.waitForLoadState('networkidle');
      const pictures: string[] = [];
      let pages = 0;
      page.on('request', (request) => {
        if (request.resourceType() === 'image') pictures.push(request.url());
        else if (request.url().includes('_rsc')) pages += 1;
      });
      const leaves = navigation.en.filter(({ children }) => !children);
      for (const { label } of leaves) await entry(page, label).hover();
      await expect.poll(() => pages).toBeGreaterThanOrEqual(leaves.length - 1);
      await page.waitForLoadState('networkidle');
      expect(pictures).toEqual([]);
      expect(said.filter((text) => /preload/.test(text))).toEqual([]);
    },
  );

  test('the current page is named, the entry above it is only marked', { tag: '@slow' }, async ({ page }) => {
    await open(page, '/');
    await expect(entry(page, 'Home')).toHaveAttribute('aria-current', 'page');
    await open(page, path('roofTiles', 'en'));
    await expect(entry(page, 'Home')).not.toHaveAttribute('aria-current');
    await expect(entry(page, product!.label)).not.toHaveAttribute('aria-current');
    await expect(entry(page, product!.label)).toHaveAttribute('data-here', 'true');
    await toggle(page, product!.label).click();
    await expect(
      menu(page)
        .getByRole('link', { name: /^Roof Tiles/ })
        .first(),
    ).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('with a finger on a wide screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true });
  test.beforeEach(({ page }) => open(page, PLAIN));

  test(
    'targets are at least 44 px; the sign opens and closes, the word leads to the page',
    { tag: '@slow' },
    async ({ page }) => {
      for (const { label } of branches) {
        const box = (await toggle(page, label).boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await toggle(page, product!.label).tap();
      await expectOpen(page, product!.label, true);
      await toggle(page, product!.label).tap();
      await expectOpen(page, product!.label, false);
      await entry(page, product!.label).tap();
      await expect(page).toHaveURL(path('product', 'en'));
    },
  );
});
