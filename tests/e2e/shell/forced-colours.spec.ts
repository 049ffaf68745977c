import type { Locator } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { path } from '../../../content/routes';

test.use({ contextOptions: { forcedColors: 'active' } });

const style = (one: Locator, name: string, pseudo?: string) =>
  one.evaluate((element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property!), [
    name,
    pseudo,
  ] as const);
/** The ground of the page in the colours the visitor chose. */
const ground = (one: Locator) => one.page().evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the chosen tab is told from the others', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('bmiItaly', 'en'));
  const tabs = page.getByRole('tab');
  const canvas = await ground(tabs.first());
  expect(await style(tabs.first(), 'border-bottom-color')).not.toBe(canvas);
  expect(await style(tabs.nth(1), 'border-bottom-color')).toBe(canvas);
});

test('the chosen colour has a frame and a ground of its own, and swatches keep theirs', async ({ page }) => {
  await page.goto(path('gallery', 'en'));
  const chosen = page.locator('.chips [aria-current]').first();
  const other = page.locator('.chips a:not([aria-current])').first();
  await expect(chosen).toBeVisible();
  expect(await style(chosen, 'background-color')).not.toBe(await style(other, 'background-color'));
  expect(await style(chosen, 'outline-style')).toBe('solid');
  expect(await style(other, 'outline-style')).toBe('none');
  const inks = page.locator('.chips [style*="linear-gradient"]');
  const seen = new Set(
    await inks.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage)),
  );
  expect(seen.size).toBeGreaterThan(3);
});

test(
  'the chosen part of the roof is told from the others, on the roof and in the list; marks of a slider are drawn',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(`${path('components', 'en')}#valley`);
    const chosen = page.locator('.chips a[aria-current]');
    await expect(chosen).toHaveCount(1);
    expect(await style(chosen, 'outline-style')).toBe('solid');
    const canvas = await ground(chosen);
    expect(await style(page.locator('li#valley'), 'border-inline-start-color')).not.toBe(canvas);
    expect(await style(page.locator('li#chimney'), 'border-inline-start-color')).toBe(canvas);

    const marks = page
      .locator('button[aria-label][aria-current], button[aria-label]')
      .locator('> span.block');
    await expect(marks.first()).toBeAttached();
    for (const place of [0, 1]) expect(await style(marks.nth(place), 'background-color')).not.toBe(canvas);
  },
);

test('the clock of the slideshow is drawn', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('home', 'en'));
  const lines = page.locator('[data-clock] div div');
  await expect(lines).toHaveCount(2);
  const canvas = await ground(lines.first());
  const colours = [
    await style(lines.first(), 'background-color'),
    await style(lines.last(), 'background-color'),
  ];
  expect(new Set([...colours, canvas]).size).toBe(3);
});
