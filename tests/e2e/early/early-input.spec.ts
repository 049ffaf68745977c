import type { Locator, Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import { componentsPage } from '../../../content/pages/catalogue/components';
import { galleryPage, galleryTiles } from '../../../content/pages/catalogue/gallery';
import { hero, portfolio } from '../../../content/pages/company/home';
import { supplierPage } from '../../../content/pages/catalogue/supplier';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { fill } from '../../../lib/site/fill';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these act while the scripts of the page are still on the line.
const MANUFACTURER = '/product/roof-tiles/bmi-BmiSpain';
const dialogs = (page: Page) => page.locator('dialog[open]');
/** On the cards; the data sheet can be added at more than one place. */
const tilesToAdd = (page: Page) => page.locator('article').getByRole('button', { name: /add to enquiry/i });
/** Lines of the enquiry list as the device keeps it. */
const listed = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('enquiryList') ?? '[]') as unknown[]).length);

/** Pressed before the scripts: nothing happens yet, but it is seen to be taken. */
async function pressEarly(control: Locator, times = 1) {
  for (let time = 0; time < times; time++) await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
}

/** Lets the scripts come and waits until the press has been answered. */
async function answered(page: Page, release: () => void, control?: Locator) {
  release();
  await answers(page);
  if (control) await expect(control).not.toHaveAttribute('aria-busy');
}

// Pressed twice it must be answered once: whatever takes that takes a single press, too. What a card of a manufacturer
// has (an arrow, a picture) is looked at in the other places where it stands in the slow lane.
for (const [times, title, tag] of [
  [2, 'pressed twice', '@quick'],
  [1, 'pressed once', '@slow'],
] as const) {
  test.describe(title, { tag }, () => {
    test('the hamburger opens the menu once', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await openBare(page, '/');
      const burger = page.getByRole('button', { name: shell.en.menu.open, exact: true });
      await pressEarly(burger, times);
      await expect(dialogs(page)).toHaveCount(0);
      await answered(page, release, burger);
      await expect(dialogs(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialogs(page)).toHaveCount(0);
    });

    test('a picture of a range opens one lightbox, not its file', { tag: '@slow' }, async ({ page }) => {
      const release = await openBare(page, MANUFACTURER);
      const picture = page.locator('article a[aria-haspopup="dialog"]').first();
      await pressEarly(picture, times);
      await answered(page, release);
      await expect(dialogs(page)).toHaveCount(1);
      await expect(page).toHaveURL(MANUFACTURER);
    });

    test('the arrow of a range turns by one, and "add to enquiry" adds and does not take off again', async ({
      page,
    }) => {
      const release = await openBare(page, MANUFACTURER);
      const card = page
        .locator('article')
        .filter({ has: page.getByRole('group') })
        .first();
      const next = card.getByRole('button', {
        name: new RegExp(`^${fill(supplierPage.en.card.next, { title: '' })}`),
      });
      const add = tilesToAdd(page).first();
      const handle = await add.elementHandle();
      await pressEarly(next, times);
      for (let time = 0; time < times; time++) await add.click();
      expect(await handle!.getAttribute('aria-busy')).toBe('true');
      await answered(page, release, next);
      await expect(card.locator('[aria-current]')).toHaveAttribute('aria-label', /2$/);
      await expect.poll(() => listed(page)).toBe(1);
      await expect(page.locator('[data-listed]')).toHaveCount(1);
    });

    // The mouse stays on the arrow: elsewhere the slides would go on by themselves.
    test('an arrow of the hero turns by one', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const release = await openBare(page, '/');
      const back = page.getByRole('button', { name: hero.en.words.previous });
      await pressEarly(back, times);
      await answered(page, release, back);
      const shown = page.locator('[aria-roledescription="slide"]:not([inert])');
      // Until the slides are measured none of them is at rest.
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('aria-label', '4 of 4');
    });

    test(
      'an arrow of the portfolio turns a page, and the sign beside a menu word opens its panel',
      { tag: '@slow' },
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const release = await openBare(page, '/');
        const next = page.getByRole('button', { name: portfolio.en.words.next });
        const sign = page.locator('header [data-menu] > button').first();
        for (const control of [next, sign]) await pressEarly(control, times);
        await answered(page, release, next);
        await expect(
          page.getByRole('region', { name: portfolio.en.title }).getByText('04–06 of 18'),
        ).toBeVisible();
        await expect(sign).not.toHaveAttribute('aria-busy');
        await expect(sign).toHaveAttribute('aria-expanded', 'true');
      },
    );

    test('an arrow of the catalogue turns a page', { tag: '@slow' }, async ({ page }) => {
      const release = await openBare(page, path('components', 'en'));
      const slider = page.locator(`section[aria-label="${componentsPage.en.catalogue.label}"]`);
      const next = slider.getByRole('button', { name: componentsPage.en.catalogue.slider.next });
      await pressEarly(next, times);
      await answered(page, release, next);
      await expect(slider.locator('[aria-current]')).toHaveAttribute('aria-label', /2$/);
    });

    test('a picture of the gallery opens one lightbox, not its file', { tag: '@slow' }, async ({ page }) => {
      const release = await openBare(page, path('gallery', 'en'));
      await pressEarly(page.locator('.shelves a').first(), times);
      await answered(page, release);
      await expect(dialogs(page)).toHaveCount(1);
      await expect(page).toHaveURL(path('gallery', 'en'));
    });

    test('a filter of the gallery is followed without another page', { tag: '@slow' }, async ({ page }) => {
      const release = await openBare(page, path('gallery', 'en'));
      await pressEarly(page.locator('nav a[href^="?category=Red"]'), times);
      await answered(page, release);
      await expect(page).toHaveURL(`${path('gallery', 'en')}?category=Red`);
      expect(await page.evaluate(() => history.length)).toBe(3);
    });

    test('a tab shows its panel', { tag: '@slow' }, async ({ page }) => {
      const release = await openBare(page, MANUFACTURER);
      const tab = page.locator('[id$="-tab"]').nth(1);
      await pressEarly(tab, times);
      await answered(page, release, tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test(
  'of two pictures pressed one after the other the last one opens, alone',
  { tag: '@slow' },
  async ({ page }) => {
    const release = await openBare(page, MANUFACTURER);
    const pictures = page.locator('article a[aria-haspopup="dialog"]:visible');
    await pictures.nth(0).click();
    await page.locator('article').nth(1).locator('a[aria-haspopup="dialog"]').first().click();
    await answered(page, release);
    await expect(dialogs(page)).toHaveCount(1);
    const title = await page.locator('article').nth(1).getAttribute('aria-label');
    await expect(dialogs(page).getByRole('heading')).toContainText(title!);
  },
);

test('products of several cards are all added', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, MANUFACTURER);
  const adds = tilesToAdd(page);
  for (const at of [0, 1, 2]) await adds.nth(at).click();
  await answered(page, release);
  await expect(page.locator('[data-listed]')).toHaveCount(3);
});

test('a list set early filters the gallery', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, path('gallery', 'en'));
  const list = page.getByLabel(galleryPage.en.words.supplier.label);
  await list.selectOption('ceipo');
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await answered(page, release, list);
  await expect(list).toHaveValue('ceipo');
  const left = galleryTiles('en').filter(({ supplier }) => supplier === 'ceipo').length;
  await expect(page.locator('.shelves li:visible')).toHaveCount(left);
  await expect(page).toHaveURL(`${path('gallery', 'en')}?supplier=ceipo`);
});

test('what is typed early stays, and counts as typed', async ({ page }) => {
  const release = await openBare(page, path('installers', 'en'));
  const field = page.locator('main input[type="email"]').first();
  await field.pressSequentially('somebody@example.org');
  await answered(page, release);
  await field.press('End');
  await field.pressSequentially('.ae');
  await expect(field).toHaveValue('somebody@example.org.ae');
  await page.locator('main form').first().getByRole('button').last().click();
  await expect(field).toHaveValue('somebody@example.org.ae');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test(
  'a mouse resting on a menu word opens its panel when the scripts come',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await openBare(page, '/');
    const entry = page.locator('header [data-menu]').first();
    await entry.hover();
    await answered(page, release);
    await expect(entry.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  },
);

test('a script that a bad line loses twice is asked for a third time', async ({ page }) => {
  const asked = new Map<string, number>();
  await page.route(/_next\/.*\.js$/, (route, request) => {
    const times = (asked.get(request.url()) ?? 0) + 1;
    asked.set(request.url(), times);
    return times > 2 ? route.continue() : route.abort();
  });
  await page.goto(path('terms', 'en'));
  await answers(page);
});

test(
  'where the scripts never come a picture that was pressed is followed',
  { tag: '@slow' },
  async ({ page }) => {
    await page.route(/_next\/.*\.js$/, (route) => route.abort());
    await page.goto(MANUFACTURER, { waitUntil: 'domcontentloaded' });
    await page.locator('article a[aria-haspopup="dialog"]').first().click();
    await expect(page).toHaveURL(/\.avif$/);
  },
);

test('a link to a page is the browser’s own and waits for nothing', { tag: '@slow' }, async ({ page }) => {
  await openBare(page, '/');
  // The groups of a narrow footer fold without scripts, too.
  const group = page.locator('footer details', { has: page.locator('a[href="/contact-us"]') }).first();
  await group.locator('summary').click();
  await group.locator('a[href="/contact-us"]').first().click();
  await expect(page).toHaveURL('/contact-us');
});
