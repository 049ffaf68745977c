import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeFaults } from '../helpers/browser/axe';

/** What a browser finds on one page. */
export interface Look {
  /** Characters of its title and of its description. */
  title: number;
  description: number;
  /** Gzip bytes of all JavaScript that came until the line was quiet. */
  scripts: number;
  /** Rules of axe that the page breaks, as it comes and with menus, folds, assistant and dialogs open. */
  axe: string[];
  /** How many of those were opened. */
  opened: number;
  /** Pixels by which it is wider than a window of 320. */
  overflow: number;
  /** Errors and warnings in the console. */
  said: string[];
}

const SUBMENUS = 'header nav button[aria-expanded]';
const DIALOGS = 'main [aria-haspopup=dialog]:not([inert]):visible';
/** Dialogs of a page that are looked at: the others of a list are the same. */
const MAX_DIALOGS = 2;

async function openFolds(page: Page): Promise<number> {
  return page.evaluate(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    folds.forEach((fold) => (fold.open = true));
    return folds.length;
  });
}

/** axe with each dialog of the page open, one after another. */
async function dialogFaults(page: Page): Promise<{ faults: string[]; opened: number }> {
  const faults: string[] = [];
  let opened = 0;
  const openers = page.locator(DIALOGS);
  for (let place = 0; place < Math.min(MAX_DIALOGS, await openers.count()); place++) {
    await openers.nth(place).click({ timeout: 5_000 });
    const dialog = page.locator('dialog[open]').first();
    if (
      !(await dialog.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    opened++;
    faults.push(...(await axeFaults(page, 'dialog[open]')));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
  }
  return { faults, opened };
}

/** What the head of a page says: characters of title and description, and where its card is. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const said = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
    return {
      title: document.title.length,
      description: said('meta[name=description]').length,
      card: said('meta[property="og:image"]'),
    };
  });

/** Looks at a page as it comes, and then with all open that can be opened. */
export async function lookAt(page: Page, url: string): Promise<Look & { card: string }> {
  const sizes: Promise<number>[] = [];
  const said: string[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url()))
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      );
  });
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  const scripts = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const head = await headOf(page);
  const axe = await axeFaults(page);

  let opened = await openFolds(page);
  for (const button of await page.locator(SUBMENUS).all()) {
    await button.click({ timeout: 5_000 });
    opened++;
    axe.push(...(await axeFaults(page, 'header')));
  }
  await page.keyboard.press('Escape');
  const assistant = page.locator('[data-assistant]');
  if (await assistant.isVisible().catch(() => false)) {
    await assistant.click();
    await page.locator('#assistant').waitFor({ timeout: 10_000 });
    opened++;
    axe.push(...(await axeFaults(page, '#assistant')));
    await page.keyboard.press('Escape');
  }
  if (opened > 0) axe.push(...(await axeFaults(page, 'main')));
  const dialogs = await dialogFaults(page);
  await page.setViewportSize({ width: 320, height: 800 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return {
    ...head,
    scripts,
    axe: [...new Set([...axe, ...dialogs.faults])],
    opened: opened + dialogs.opened,
    overflow,
    said,
  };
}
