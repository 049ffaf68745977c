import type { Page } from '@playwright/test';
import { swipe } from '../../helpers/browser/swipe';
import { expect, test } from '../../helpers/browser/test';
import { hero } from '../../../content/pages/company/home';

const reel = (page: Page) =>
  page
    .getByRole('region', { name: hero.en.label })
    .or(page.locator(`section[aria-label="${hero.en.label}"]`));
const shown = (page: Page) => page.locator('[aria-roledescription="slide"]:not([inert])');
const counter = (page: Page, value: string) =>
  expect(reel(page).getByText(value, { exact: true })).toBeVisible();

test.beforeEach(async ({ page }) => {
  // Goes as ever, and can be put forward.
  await page.clock.install();
  await page.goto('/');
  // The carousel is ready when the slides out of view are taken from keyboard and readers.
  await expect(shown(page)).toHaveCount(1);
});

test('after 5000 ms the next slide comes', { tag: '@slow' }, async ({ page }) => {
  await page.mouse.move(0, 0);
  await counter(page, '01');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await page.clock.fastForward(5000);
  await expect(shown(page)).toHaveAttribute('aria-label', '2 of 4');
  // The slide that shows the title of the page has gone: its heading has not.
  await expect(title).toHaveCount(1);
  await counter(page, '02');
});

// Paused first: on a busy machine the slides would go on while the others are looked at.
test('by touch', { tag: '@fingers' }, async ({ page }) => {
  await test.step('pause keeps the slide', async () => {
    await page.getByRole('button', { name: hero.en.words.pause }).click();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(60_000);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 4');
    await counter(page, '01');
  });

  await test.step('two buttons are joined by their connector word, the simulator has one', async () => {
    await expect(shown(page).getByText('And', { exact: true })).toBeVisible();
    const third = page.locator('[aria-roledescription="slide"]').nth(2);
    await expect(third.locator('a')).toHaveCount(1);
  });

  await test.step('a swipe of more than 50 px turns the slide, a shorter one does not', async () => {
    const slides = page.locator('[aria-roledescription="slide"]').first().locator('xpath=../..');
    await swipe(slides, 300, 252);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 4');
    await swipe(slides, 300, 248);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 4');
    await swipe(slides, 200, 260);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 4');
  });

  await test.step('play goes on', async () => {
    await page.getByRole('button', { name: hero.en.words.play }).click();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5000);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 4');
  });
});

test('with a mouse, on a wide screen', { tag: ['@slow', '@mouse', '@each'] }, async ({ page }) => {
  await test.step('pressed before the other pictures are displayed: the slide that goes keeps its height', async () => {
    const first = page.locator('[aria-roledescription="slide"]').first();
    const top = async () => (await first.getByRole('heading', { includeHidden: true }).boundingBox())!.y;
    const before = await top();
    await page.getByRole('button', { name: hero.en.words.next, exact: true }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 4');
    expect(await top()).toBe(before);
    await expect(first.locator('img')).toHaveCSS('display', /^(block|inline)/);
  });

  await test.step('arrows wrap around at both ends', async () => {
    await page.getByRole('button', { name: hero.en.words.previous }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 4');
    await page.getByRole('button', { name: hero.en.words.previous }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', '4 of 4');
    await page.getByRole('button', { name: hero.en.words.next, exact: true }).click();
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 4');
  });

  await test.step('the button says what is so: a mouse that rests on a slide stops it', async () => {
    const { pause, play } = hero.en.words;
    const clock = page.locator('[data-clock]');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('button', { name: pause })).toBeVisible();
    await shown(page).locator('img').hover();
    await expect(clock).toHaveAttribute('data-clock', 'stopped');
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    // On its way to the button the mouse lets go, so that the press stops the slides for good.
    await page.getByRole('button', { name: play }).hover();
    await expect(clock).toHaveAttribute('data-clock', 'running');
    await page.getByRole('button', { name: pause }).click();
    await page.mouse.move(0, 0);
    await expect(clock).toHaveAttribute('data-clock', 'stopped');
    await expect(page.getByRole('button', { name: play })).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until somebody asks', async ({ page }) => {
    await expect(page.getByRole('button', { name: hero.en.words.play })).toBeVisible();
    await page.clock.fastForward(60_000);
    await counter(page, '01');
  });
});
