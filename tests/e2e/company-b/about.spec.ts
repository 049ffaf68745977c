import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { aboutPage, manufacturers, slides } from '../../../content/pages/company/about';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';

const { slider, who, awards, app } = aboutPage.en;
const book = (page: Page) => page.getByRole('region', { name: slider.label });
const previous = (page: Page) => book(page).getByRole('button', { name: slider.words.previous });
const next = (page: Page) => book(page).getByRole('button', { name: slider.words.next });
const mark = (page: Page, number: number) =>
  book(page).getByRole('button', { name: fill(slider.words.page, { nth: number }), exact: true });
const shown = (page: Page) => book(page).locator('[aria-roledescription="slide"]:not([inert])');

/** The slide in view is the one asked for: by name, by mark, and by where it stands. */
async function expectSlide(page: Page, number: number) {
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('aria-label', `${number} of 9`);
  await expect(shown(page).getByText(slides.en[number - 1]!.title)).toBeInViewport();
  await expect(mark(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(book(page).locator('[aria-current="true"]')).toHaveCount(1);
}

const open = (page: Page) => page.goto(path('about', 'en'));

test('about us', { tag: '@desk-slow' }, async ({ page }, info) => {
  await open(page);

  await test.step('sections stand in the order of the specification', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.en.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-transform', 'uppercase');
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual([
      'Who we are',
      slider.title,
      'Our vision',
      'Our mission',
      'Awards',
      `Experience ${company.brand} app on mobile`,
      aboutPage.en.next.title,
    ]);
  });

  await test.step('the manufacturers lead to their pages, the app to its stores', async () => {
    const section = page.getByRole('region', { name: who.title });
    for (const { to } of manufacturers('en')
      .flatMap(({ names }) => names)
      .filter((manufacturer) => manufacturer.to))
      await expect(section.locator(`a[href="${path(to!, 'en')}"]`).first()).toBeVisible();
    const frames = page.getByRole('region', { name: awards.title }).getByRole('listitem');
    await expect(frames).toHaveCount(3);
    await expect(frames.locator('img')).toHaveCount(3);
    const promo = page.getByRole('region', { name: app.title });
    await expect(promo.locator('img').first()).toBeVisible();
    for (const { store, url } of Object.values(company.apps))
      await expect(promo.getByRole('link', { name: store })).toHaveAttribute('href', url);
  });

  if (info.project.name === 'phone') return;
  await test.step('a finger or a mouse drags to the next slide', async () => {
    await book(page).scrollIntoViewIfNeeded();
    await expectSlide(page, 1);
    const { x, y, width } = (await shown(page).boundingBox())!;
    // More than half the way: a slow machine must not make a flick of it.
    await page.mouse.move(x + width * 0.9, y + 200);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.1, y + 200, { steps: 8 });
    await page.mouse.up();
    await expectSlide(page, 2);
  });
});

test('nine slides, and the profile to take along', { tag: '@slow' }, async ({ page }) => {
  await open(page);

  await test.step('previous is disabled at the first, next at the last, and nothing wraps', async () => {
    await book(page).scrollIntoViewIfNeeded();
    await expectSlide(page, 1);
    await expect(book(page).locator('[aria-roledescription="slide"]')).toHaveCount(9);
    await expect(previous(page)).toBeDisabled();
    for (let number = 2; number <= 9; number++) {
      await next(page).click();
      await expectSlide(page, number);
    }
    await expect(next(page)).toBeDisabled();
    await expect(previous(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 9);
    await previous(page).click();
    await expectSlide(page, 8);
    await expect(next(page)).toBeEnabled();
  });

  await test.step('dots jump to their slide', async () => {
    for (const number of [9, 4, 1]) {
      await mark(page, number).click();
      await expectSlide(page, number);
    }
    await expect(previous(page)).toBeDisabled();
  });

  await test.step('keys turn the slides: arrows one, Home and End to the ends', async () => {
    await mark(page, 1).focus();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', 9],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expectSlide(page, number);
    }
  });

  await test.step('Download PDF saves the profile under the name of the brand', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: new RegExp(`^${slider.download}`) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${company.brand.toLowerCase()}-profile.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

firstVisit('pictures of slides far off are not fetched', { tag: '@slow' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(path('about', 'en'), { waitUntil: 'networkidle' });
  await book(page).scrollIntoViewIfNeeded();
  await expectSlide(page, 1);
  await page.waitForLoadState('networkidle');
  const far = slides.en.at(-1)!.picture;
  const asked = () => fetched.some((url) => url.includes(`/img/${far}-`));
  expect(asked()).toBe(false);
  await mark(page, 9).click();
  await expect.poll(asked).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all nine slides stand in a row, and no dead control is offered', async ({ page }) => {
    await open(page);
    const captions = page.locator('[aria-roledescription="slide"] figcaption');
    await expect(captions).toHaveCount(9);
    for (const caption of await captions.all()) await expect(caption).toBeVisible();
    await expect(previous(page)).toBeHidden();
    await expect(mark(page, 1)).toBeHidden();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
