import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';
import { smallest } from '../../helpers/site/packed';
import { doubtful, fivePhotos, hidePixels, house, turned, TURNS } from './roof-photo';

const PAGE = '/bricks-simulator';
const { zone, result, send, next } = roofCheckPage.en.check;

const message = (page: Page) => page.locator('#roof-check-message');
const outline = (page: Page) => page.locator('#roof-check figure svg path');
const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel(zone.choose).setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
const photo = () => house(1600, 1200).jpeg().toBuffer();
/** A picture without a roof, as large as it must be. */
const kiln = () => sharp('public/img/brick/10.webp').resize(1400, 1400, { fit: 'cover' }).jpeg().toBuffer();

test('five photos, each with its answer, as in the other engines', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PAGE);
  for (const { name, buffer, size, said } of await fivePhotos()) {
    await choose(page, buffer);
    await expect(page.locator('#roof-check dl'), name).toContainText(size);
    await expect(message(page), name).toContainText(result[said]);
  }
});

test('however a telephone turned the pixels, the answer is the same', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PAGE);
  for (const [nth, turn] of TURNS.entries()) {
    // Each has its own width, so that an answer is not taken for that of the one before.
    await choose(page, await turned(house(1600 + nth, 1200), turn));
    await expect(page.locator('#roof-check dl')).toContainText(`${1600 + nth} × 1200 pixels`);
    await expect(page.locator('#roof-check dl')).toContainText('About 99%');
    await expect(message(page)).toContainText(result.seen);
  }
});

test('where a roof was seen is outlined and told, a press takes both away, and the word of the visitor counts', async ({
  page,
}) => {
  await page.goto(PAGE);
  await choose(page, await photo());
  await expect(message(page)).toContainText(result.suitable);
  await expect(message(page)).toContainText(result.seen);
  await expect(outline(page).first()).toHaveAttribute('d', /^M[\d.]+ [\d.]+Q/);
  const words = page.locator('#roof-check figcaption');
  await expect(words).toContainText(/about \d+% of the photo, around its/);
  const toggle = page.getByRole('button', { name: result.where.show });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFaults(page, '#roof-check')).toEqual([]);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(outline(page)).toHaveCount(0);
  await expect(words).toBeHidden();
  await toggle.click();
  await expect(outline(page).first()).toBeVisible();

  await message(page).getByRole('button', { name: result.correct }).click();
  await expect(message(page)).toContainText(result.unsuitable);
  await expect(message(page)).toContainText(result.discarded);
  await expect(message(page)).toBeFocused();
  await expect(page.locator('#roof-check dl')).toContainText(result.byWordNo);
  await expect(outline(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: send.open })).toBeHidden();
});

test(
  'a photo that is too small or shows no roof has ways on: an enquiry and the villas',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('#roof-check')).toContainText('larger than 1000 × 1000 pixels');
    for (const [picture, said] of [
      [await house(1000, 1000).jpeg().toBuffer(), 'larger than 1000 × 1000 pixels'],
      [await kiln(), result.overrule],
    ] as const) {
      await choose(page, picture);
      await expect(message(page)).toContainText(said);
      await expect(page.getByText(next.otherwise)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: next.simulator })).toBeVisible();
    }
    await page.getByRole('button', { name: send.open }).click();
    await expect(page.locator('#roof-photo').getByRole('checkbox', { name: send.consent })).toBeVisible();
  },
);

test(
  'nothing is outlined where the check is not sure, also after the visitor said yes; who leaves to sign in and comes back finds photo and answer',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    await choose(page, await (await doubtful()).jpeg({ quality: 95 }).toBuffer());
    await expect(message(page)).toContainText(result.question);
    await expect(outline(page)).toHaveCount(0);
    expect(await axeFaults(page, '#roof-check')).toEqual([]);
    await message(page).getByRole('button', { name: result.confirm }).click();
    await expect(message(page)).toContainText(result.suitable);
    await expect(message(page)).not.toContainText(result.seen);
    await expect(outline(page)).toHaveCount(0);
    const isKept = () => page.evaluate(() => sessionStorage.getItem('roofPhotoKept'));
    await expect.poll(isKept).not.toBeNull();
    await page.goto('/login');
    await page.goto(PAGE);
    await expect(message(page)).toContainText(result.suitable);
    await expect(page.locator('#roof-check dl')).toContainText(result.byWord);
    // What was taken back is kept no longer.
    await choose(page, await photo());
    await message(page).getByRole('button', { name: result.correct }).click();
    await expect.poll(isKept).toBeNull();
    await page.reload();
    await expect(page.getByLabel(zone.choose)).toBeEnabled();
    await expect(message(page)).toBeEmpty();
  },
);

// Who comes back in the same tab finds it: above.
test('another tab is not shown the photo', { tag: '@slow' }, async ({ page, context }) => {
  await page.goto(PAGE);
  await choose(page, await photo());
  await expect(message(page)).toContainText(result.suitable);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('roofPhotoKept'))).not.toBeNull();
  const other = await context.newPage();
  await other.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(message(other)).toBeEmpty();
});

firstVisit(
  'what the check has learnt comes when a photo is chosen, and weighs at most 250 KB',
  { tag: '@slow' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await page.getByLabel(zone.choose).focus();
    await page.getByLabel(zone.choose).hover();
    await page.waitForTimeout(500);
    const before = [...loaded];
    await choose(page, await photo());
    await expect(message(page)).toContainText(result.suitable);
    // As visitors get them: a build of the tests packs in a hurry.
    const weigh = async (url: string) => smallest(await (await page.request.get(url)).body());
    const weights = new Map<string, number>();
    const weight = async () => {
      for (const url of loaded)
        if (/\.js/.test(url) && !before.includes(url) && !weights.has(url))
          weights.set(url, await weigh(url));
      return [...weights.values()].reduce((sum, size) => sum + size, 0);
    };
    // More than what it has learnt cannot be shrunk to, and it came now.
    await expect.poll(weight).toBeGreaterThan(150_000);
    expect(await weight()).toBeLessThan(250_000);
  },
);

test('where the browser gives no pixels the check says so, and the visitor answers', async ({ page }) => {
  await hidePixels(page);
  await page.goto(PAGE);
  await choose(page, await photo());
  await expect(message(page)).toContainText(result.question);
  await expect(message(page)).toContainText(result.blind);
  await expect(page.locator('#roof-check dl')).not.toContainText(result.likelihood);
  await message(page).getByRole('button', { name: result.confirm }).click();
  await expect(message(page)).toContainText(result.suitable);
});
