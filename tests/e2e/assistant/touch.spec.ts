import { test as bare, type Page } from '@playwright/test';
import { answers } from '../../../content/assistant/answers';
import { simulatorPage } from '../../../content/pages/simulator';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell';
import { axeFaults } from '../../helpers/axe';
import { expect, returning as test } from '../../helpers/test';
import { signedInCookie } from '../../helpers/sign-in';
import { answers as live, openBare } from '../early/held-scripts';
import { button, log, panel } from './panel';

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!;

test('a conversation by touch', async ({ page }) => {
  await page.goto(path('services'));
  await button(page).tap();
  await expect(panel(page)).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await log(page).getByRole('button', { name: 'Contact Info' }).tap();
  await expect(log(page)).toContainText(answers.en.contact.text);
  expect(await axeFaults(page)).toEqual([]);
  await log(page).getByRole('link', { name: 'Contact us' }).tap();
  await expect(page).toHaveURL(path('contact'));
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeInViewport();
});

test('covers neither header, footer nor the way back to the top at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(path('contact'));
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const top = page.getByRole('button', { name: shell.en.toTop });
  await expect(top).toBeVisible();
  const launcher = await boxOf(page, '[data-assistant]');
  const upward = (await top.boundingBox())!;
  expect(launcher.x).toBe(0);
  expect(launcher.x + launcher.width).toBeLessThan(upward.x);
  const lastLine = await boxOf(page, 'footer p:last-of-type >> nth=-1');
  expect(lastLine.y + lastLine.height).toBeLessThanOrEqual(launcher.y);

  await button(page).tap();
  const open = (await panel(page).boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  expect(open.y).toBeGreaterThanOrEqual(Math.floor(header.y + header.height) - 1);
  expect(open.y + open.height).toBeLessThanOrEqual(launcher.y + 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await top.tap();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('covers no step of the simulator at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const [name, value] = (await signedInCookie(request)).split('=', 2) as [string, string];
  await page.context().addCookies([{ name, value, url: process.env.E2E_BASE_URL! }]);
  await page.goto(path('roofSimulator'));
  const steps = page.getByRole('navigation', { name: simulatorPage.en.tool.steps });
  await expect(steps).toBeInViewport({ ratio: 1 });
  const bar = (await steps.boundingBox())!;
  const launcher = await boxOf(page, '[data-assistant]');
  expect(launcher.y + launcher.height).toBeLessThanOrEqual(bar.y);
  await steps.getByRole('button').first().tap();
  await expect(steps.getByRole('button').first()).toHaveAttribute('aria-current', 'step');
  await button(page).tap();
  const open = (await panel(page).boundingBox())!;
  expect(open.y + open.height).toBeLessThanOrEqual(launcher.y + 1);
  expect(open.y).toBeGreaterThanOrEqual(0);
});

bare(
  'pressed before the scripts run it opens once, and without its code it is the link it was',
  async ({ page }) => {
    const release = await openBare(page, path('news'));
    const early = page.locator('[data-assistant]');
    await early.click();
    await expect(early).toHaveAttribute('aria-busy', 'true');
    release();
    await live(page);
    await expect(panel(page)).toBeVisible();
    await expect(early).not.toHaveAttribute('aria-busy');

    await page.unrouteAll();
    await page.goto(path('services'));
    await live(page);
    await page.route(/_next\/.*\.js$/, (route) => route.abort());
    await early.click();
    await expect(page).toHaveURL(path('contact'));
  },
);
