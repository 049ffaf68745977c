import type { Page } from '@playwright/test';
import { shell } from '../../content/shell/shell';
import { path, type PagePath } from '../../content/routes';

export interface Screen {
  name: string;
  viewport: { width: number; height: number };
  isPhone: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isPhone: true },
  { name: 'desk', viewport: { width: 1440, height: 900 }, isPhone: false },
];

/** A line, as the browser is told to pretend it: milliseconds there and back, and bytes a second each way. */
export interface Line {
  name: string;
  latency: number;
  throughput: number;
}

const MEGABIT = 1_000_000 / 8;

/** The second is what Lighthouse calls slow 4G. */
export const LINES: readonly Line[] = [
  { name: '4G, 60 ms', latency: 60, throughput: 9 * MEGABIT },
  { name: 'slow 4G, 150 ms', latency: 150, throughput: 1.6 * MEGABIT },
];

/** From one page to the next by a link that visitors take. */
export interface Walk {
  from: PagePath;
  to: PagePath;
  /** Where the link stands. */
  by: 'page' | 'menu';
}

export const WALKS: readonly Walk[] = [
  { from: path('home', 'en'), to: path('roofTiles', 'en'), by: 'page' },
  { from: path('product', 'en'), to: path('bricks', 'en'), by: 'page' },
  { from: '/product/roof-tiles/bmi-BmiSpain', to: path('gallery', 'en'), by: 'page' },
  { from: path('about', 'en'), to: path('project', 'en'), by: 'menu' },
];

/** The link of a walk, in view; on a phone the menu is opened for it. */
export async function linkOf(page: Page, { to, by }: Walk, { isPhone }: Screen) {
  if (by === 'page') {
    const link = page.locator(`main a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    return link;
  }
  if (!isPhone) return page.locator(`header nav a[href="${to}"]:visible`).first();
  await page.getByRole('button', { name: shell.en.menu.open, exact: true }).tap();
  return page.getByRole('dialog').locator(`a[href="${to}"]:visible`).first();
}
