import type { Locator, Page } from '@playwright/test';
import { hero, portfolio } from '../../../content/pages/company/home';
import { path } from '../../../content/routes';
import { swipe } from '../../helpers/browser/swipe';
import { expect, returning as test } from '../../helpers/browser/test';

const middle = async (one: Locator) => {
  const { x, width } = (await one.boundingBox())!;
  return x + width / 2;
};

async function openingInArabic(page: Page) {
  const { words } = hero.ar;
  const shown = page.locator(`[aria-roledescription="${words.roles.part}"]:not([inert])`);
  const nth = (number: number) =>
    expect(shown).toHaveAttribute(
      'aria-label',
      words.nth.replace('{nth}', String(number)).replace('{total}', '4'),
    );
  await expect(shown).toHaveCount(1);
  await page.getByRole('button', { name: words.pause }).click();
  return { shown, nth };
}

test(
  'the opening and the portfolio go from right to left: by button, by finger, to the second',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('home', 'ar'));
    const { shown, nth } = await openingInArabic(page);
    const next = page.getByRole('button', { name: hero.ar.words.next, exact: true });
    await nth(1);
    await swipe(shown, 200, 300);
    await nth(2);
    await expect(shown.getByRole('link').first()).toBeInViewport();
    await swipe(shown, 300, 200);
    await nth(1);
    // On telephones it is there for the keyboard alone.
    await next.press('Enter');
    await nth(2);

    const section = page.getByRole('region', { name: portfolio.ar.title });
    await section.scrollIntoViewIfNeeded();
    const onward = section.getByRole('button', { name: portfolio.ar.words.next });
    const back = section.getByRole('button', { name: portfolio.ar.words.previous });
    await expect(back).toBeDisabled();
    expect(await middle(onward)).toBeLessThan(await middle(back));
    const cards = section.getByRole('listitem');
    expect(await middle(cards.nth(1))).toBeLessThan(await middle(cards.nth(0)));
    await onward.click();
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(cards.nth(0)).not.toBeInViewport({ ratio: 0.5 });
  },
);
