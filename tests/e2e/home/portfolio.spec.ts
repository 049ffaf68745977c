import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { lightboxWords } from '../../../content/shell/lightbox';
import { expect, returning as test } from '../../helpers/browser/test';
import { portfolio } from '../../../content/pages/company/home';
import { portfolioEntries } from '../../../content/projects/portfolio';

const PORTFOLIO = portfolioEntries('en');

const section = (page: Page) => page.getByRole('region', { name: portfolio.en.title });
const next = (page: Page) => page.getByRole('button', { name: portfolio.en.words.next });
const previous = (page: Page) => page.getByRole('button', { name: portfolio.en.words.previous });
const cards = (page: Page) => section(page).getByRole('listitem').locator('a[aria-haspopup="dialog"]');
const card = (page: Page, index: number) =>
  section(page).getByRole('link', { name: PORTFOLIO[index]!.title });

async function visibleCards(page: Page): Promise<string[]> {
  return cards(page).evaluateAll((links) =>
    links
      .filter((link) => {
        const { x, right } = link.getBoundingClientRect();
        const frame = link.closest('ul')!.parentElement!.getBoundingClientRect();
        return x >= frame.x - 2 && right <= frame.right + 2;
      })
      .map((link) => link.querySelector('.t-head')!.textContent),
  );
}

async function open(page: Page) {
  await page.goto('/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(previous(page)).toBeDisabled();
}

/** By keys, so that no press waits for the cards to come to rest; a button at its end takes none. */
async function toEnd(button: Locator) {
  for (let guard = 0; guard < 18 && (await button.isEnabled()); guard++) await button.press('Enter');
}

/** So many cards at a width, moved by a page. */
async function expectPages(page: Page, width: number, perView: number) {
  await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => visibleCards(page)).toHaveLength(perView);
  await next(page).click();
  await expect
    .poll(() => visibleCards(page))
    .toEqual(PORTFOLIO.slice(perView, perView * 2).map(({ title }) => title));
}

async function expectEnds(page: Page, perView: number) {
  await toEnd(next(page));
  await expect(next(page)).toBeDisabled();
  await expect
    .poll(() => visibleCards(page))
    .toEqual(PORTFOLIO.slice(18 - perView).map(({ title }) => title));
  await previous(page).click();
  await expect(next(page)).toBeEnabled();
}

/** The steps are at these very pixels. */
const SIZES = [
  [1024, 3],
  [1023, 2],
  [640, 2],
  [639, 1],
] as const;

test('a page of cards stops at both ends at each width', { tag: '@slow' }, async ({ page }) => {
  await open(page);
  for (const [width, perView] of SIZES)
    await test.step(`${perView} cards at ${width} px, moved by a page`, async () => {
      await expectPages(page, width, perView);
      await expectEnds(page, perView);
      await toEnd(previous(page));
      await expect(previous(page)).toBeDisabled();
    });
});

test('the cards of the portfolio', { tag: '@slow' }, async ({ page }) => {
  await open(page);

  await test.step('there are 18 cards, each with a title of its own', async () => {
    await expect(cards(page)).toHaveCount(18);
    expect(new Set(PORTFOLIO.map(({ title }) => title)).size).toBe(18);
  });

  await test.step('the modal locks the page and keeps the focus; however it is closed, it gives the focus back', async () => {
    const walk = async (way: 'escape' | 'overlay' | 'button') => {
      await card(page, 0).click();
      const modal = page.getByRole('dialog', { name: PORTFOLIO[0]!.title });
      await expect(modal).toBeVisible();
      await expect(modal.getByRole('heading', { name: PORTFOLIO[0]!.title })).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      for (let press = 0; press < 5; press++) {
        await page.keyboard.press('Tab');
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      if (way === 'escape') await page.keyboard.press('Escape');
      if (way === 'overlay') await page.mouse.click(5, page.viewportSize()!.height - 5);
      if (way === 'button') await modal.getByRole('button', { name: lightboxWords.en.close }).click();
      await expect(modal).toBeHidden();
      await expect(card(page, 0)).toBeFocused();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    };
    for (const way of ['escape', 'overlay', 'button'] as const) await test.step(way, () => walk(way));
  });

  await test.step('download saves a real PNG named after the title', async () => {
    await card(page, 0).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: lightboxWords.en.download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${PORTFOLIO[0]!.title.toLowerCase().replaceAll(' ', '-')}.png`);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(20_000);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('at each end the focus goes to the button that is left', async () => {
    await next(page).focus();
    for (let guard = 0; guard < 18 && (await next(page).isEnabled()); guard++)
      await page.keyboard.press('Enter');
    await expect(next(page)).toBeDisabled();
    await expect(previous(page)).toBeFocused();
    for (let guard = 0; guard < 18 && (await previous(page).isEnabled()); guard++)
      await page.keyboard.press('Enter');
    await expect(next(page)).toBeFocused();
  });
});
