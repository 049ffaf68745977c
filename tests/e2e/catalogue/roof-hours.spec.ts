import { expect, test } from '../../helpers/browser/test';

const HOURS = ['dawn', 'morning', 'noon', 'afternoon', 'dusk'];

test(
  'the hour that is chosen shows its light, before the scripts run, and no other picture is fetched first',
  { tag: '@slow' },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const hour = /\/img\/hours\/([a-z]+)-/.exec(request.url())?.[1];
      if (hour) fetched.push(hour);
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/product/roof-tiles');
    const section = page.getByRole('region', { name: 'One roof, five hours' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('img')).toHaveCount(1);
    await expect(section.getByRole('img')).toHaveAccessibleName(/in the afternoon/);
    await expect.poll(() => [...new Set(fetched)]).toEqual(['afternoon']);

    for (const hour of HOURS) {
      await section.getByRole('radio', { name: new RegExp(`^${hour}$`, 'i') }).check();
      const picture = section.locator(`img[src$="/hours/${hour}.webp"]`);
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
      // The one before has faded.
      await expect(section.getByRole('img')).toHaveCount(1);
    }
  },
);

test(
  'the hours are one stop of the keyboard, and arrows go through the day',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/product/roof-tiles');
    const section = page.getByRole('region', { name: 'One roof, five hours' });
    await section.getByRole('radio', { name: 'Afternoon', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.getByRole('radio', { name: 'Dusk' })).toBeChecked();
    await expect(section.getByRole('img', { name: /at dusk/ })).toBeVisible();
    await expect(section.getByRole('img')).toHaveCount(1);
  },
);
