import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sampleHouse } from '../../../content/media/sample-house';
import { TEXTURES, textureTitle } from '../../../content/catalogue/textures';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { sized } from '../../helpers/pictures/odd-photos';

const PAGE = path('yourRoof', 'en');
const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const MESSAGE = '#your-roof-message';
const TILE = textureTitle(
  TEXTURES.find(({ key }) => key === 'cobert-virtus-dark-grey')!,
  'en',
);

/** The sample house as a camera would deliver it, with the place where it was taken. */
const photo = () =>
  sharp(`public/img/${sampleHouse.picture}.webp`)
    .resize(1080)
    .jpeg({ quality: 92 })
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
    .toBuffer();

const choose = (page: Page, buffer: Buffer) =>
  page.getByLabel(tool.zone.choose).setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer });
const next = (page: Page, step: 'before' | 'tile' | 'keep') =>
  page.getByRole('button', { name: fill(tool.steps.next, { step: tool.steps[step] }) }).click();
const picture = (page: Page) => page.getByRole('group', { name: tool.corners.canvas });
const corner = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Side 1, corner ${number} of 4`) });

const heic = Buffer.from([0, 0, 0, 24, ...Buffer.from('ftypheic'), 0, 0, 0, 0, ...Buffer.from('mif1heic')]);

/** Touches the corners of the largest side, a pixel or two off, and the first one again. */
async function markSide(page: Page) {
  const { width, height } = (await picture(page).boundingBox())!;
  const { corners } = sampleHouse.planes[0]!;
  for (const [i, { x, y }] of [...corners, corners[0]!].entries())
    await picture(page).click({
      position: { x: (width * (x + (i % 2))) / 1024, y: (height * (y - (i % 2))) / 683 },
    });
}

test(
  'from a photograph to a picture that is kept, on the device alone, and there again after a reload',
  { tag: '@desk-slow' },
  async ({ page }) => {
    await page.goto(PAGE);
    await page.getByLabel(tool.zone.choose).scrollIntoViewIfNeeded();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postData()) sent.push(`${request.method()} ${request.url()}`);
      // The tool itself, its small pictures of tiles, and pages that are fetched ahead.
      else if (!/\/_next\/static\/|\?_rsc=|^blob:|\/img\/thumb\//.test(request.url()))
        sent.push(request.url());
    });
    await choose(page, await photo());
    await markSide(page);
    await expect(
      page.getByText(fill(tool.corners.side, { number: 1 }), { exact: false }).first(),
    ).toBeVisible();
    await next(page, 'before');
    await expect(page.getByText(/% of the marked roof is left out|Nothing was found/)).toBeVisible();
    await next(page, 'tile');
    // The picture stays above while one scrolls: by keys, nothing can lie over a tile.
    await page.getByRole('radio', { name: TILE }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('group', { name: fill(tool.tile.canvas, { tile: TILE }) })).toBeVisible();
    await next(page, 'keep');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: tool.keep.save }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('my-roof-cobert-virtus-dark-grey.jpg');
    const saved = await readFile(await download.path());
    const { format, width, exif } = await sharp(saved).metadata();
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1080, exif: undefined });
    expect(saved.includes('Secret place')).toBe(false);
    expect(sent).toEqual([]);

    await page.reload();
    await expect(page.getByRole('group', { name: fill(tool.tile.canvas, { tile: TILE }) })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: TILE })).toBeChecked();
    await page.getByRole('button', { name: tool.steps.photo, exact: true }).click();
    await page.getByRole('button', { name: tool.photo.startOver }).click();
    await expect(page.getByRole('button', { name: tool.sample })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('yourRoof'))).toBeNull();
  },
);

test(
  'by keyboard: an outline is added, moved, taken back; no fault of access',
  { tag: ['@slow', '@keys', '@each'] },
  async ({ page }) => {
    await page.goto(PAGE);
    await choose(page, await photo());
    await page.getByRole('button', { name: tool.corners.template }).press('Enter');
    await corner(page, 3).focus();
    const before = await corner(page, 3).getAttribute('aria-label');
    for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowUp');
    await expect(corner(page, 3)).toBeFocused();
    expect(await corner(page, 3).getAttribute('aria-label')).not.toBe(before);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Control+z');
    await expect(corner(page, 3)).toHaveAttribute('aria-label', before!);
    await page.keyboard.press('Control+Shift+z');
    expect(await corner(page, 3).getAttribute('aria-label')).not.toBe(before);
    // What has scrolled half under the photograph is no fault.
    const scrollUp = () => page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
    await scrollUp();
    expect(await axeFaults(page)).toEqual([]);
    await next(page, 'before');
    await expect(page.getByText(/% of the marked roof is left out|Nothing was found/)).toBeVisible();
    await scrollUp();
    expect(await axeFaults(page)).toEqual([]);
  },
);

// Every kind of file: your-roof-files.spec.ts.
test('what cannot be used is said in a sentence, with a way on', { tag: '@slow' }, async ({ page }) => {
  await page.goto(PAGE);
  await choose(
    page,
    await sharp(await photo())
      .resize(600)
      .jpeg()
      .toBuffer(),
  );
  await expect(page.locator(MESSAGE)).toContainText(tool.faults.small);
  for (const [fault, file] of [
    ['heic', heic],
    // Its beginning tells how large it is; the rest is not there.
    ['unreadable', await sized(1200, 1600)],
  ] as const) {
    await choose(page, file);
    await expect(page.locator(MESSAGE), fault).toContainText(tool.faults[fault]);
  }
  await choose(
    page,
    await sharp(await photo())
      .linear(0.1)
      .jpeg()
      .toBuffer(),
  );
  await page.getByRole('button', { name: tool.corners.template }).click();
  await next(page, 'before');
  await expect(page.getByText(tool.reasons.night)).toBeVisible();
  await expect(page.getByRole('link', { name: tool.villas })).toBeVisible();
  await expect(page.getByRole('button', { name: tool.send.open })).toBeVisible();

  // Another that cannot be opened leaves this one as it is.
  const steps = page.getByRole('navigation', { name: tool.steps.label });
  await steps.getByRole('button', { name: tool.steps.photo }).click();
  await choose(page, Buffer.alloc(0));
  await expect(page.locator(MESSAGE)).toContainText(tool.faults.empty);
  await expect(page.locator(MESSAGE)).toContainText(tool.photo.stays);
  await steps.getByRole('button', { name: tool.steps.before }).click();
  await expect(page.getByText(tool.reasons.night)).toBeVisible();
});

test(
  'our sample house is marked already and shown in a tile, and others can be tried',
  { tag: ['@slow', '@desk-slow'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await page.getByRole('button', { name: tool.sample }).click();
    const first = TEXTURES.find(({ key }) => key === sampleHouse.tile)!;
    const house = (tile: string) => page.getByRole('group', { name: fill(tool.tile.canvas, { tile }) });
    await expect(house(textureTitle(first, 'en'))).toBeVisible();
    await expect(page.getByText(tool.tile.after, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: TILE }).focus();
    await page.keyboard.press('Space');
    await expect(house(TILE)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: tool.steps.corners, exact: true }).click();
    await expect(page.getByRole('button', { name: /^Side 3, corner 1 of 4/ })).toBeAttached();

    await test.step('leaving the page and coming back, a tab that is put away, and less movement lose nothing', async () => {
      const moved = page.getByRole('button', { name: /^Side 1, corner 3 of/ });
      await moved.focus();
      await page.keyboard.press('Shift+ArrowUp');
      const label = (await moved.getAttribute('aria-label'))!;
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      });
      await page.goto(path('services', 'en'));
      await page.goBack();
      await expect(moved).toHaveAttribute('aria-label', label);
      await next(page, 'before');
      await expect(page.getByText(tool.photo.notKept)).toBeHidden();
    });
  },
);

test(
  'a photograph that was taken upright is shown upright, and turning the telephone loses nothing',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PAGE);
    const turned = await sharp(await photo())
      .rotate(-90)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await choose(page, turned);
    const box = async () => (await picture(page).boundingBox())!;
    expect((await box()).width).toBeGreaterThan((await box()).height);
    await page.getByRole('button', { name: tool.corners.template }).click();
    const label = await corner(page, 3).getAttribute('aria-label');
    for (const [width, height] of [
      [640, 320],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(corner(page, 3)).toHaveAttribute('aria-label', label!);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await next(page, 'before');
    await next(page, 'tile');
    await expect(page.getByText(tool.tile.after, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { name: tool.before.title })).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs, and the ways on', async ({ page }) => {
    await page.goto(PAGE);
    const instead = page.locator('#your-roof noscript');
    await expect(instead).toBeVisible();
    expect(await instead.evaluate((element) => element.textContent)).toContain(tool.noScript);
    await expect(instead.locator(`a[href="${path('roofSimulator', 'en')}"]`)).toBeVisible();
    await expect(instead.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.getByRole('button', { name: tool.sample })).toBeHidden();
  });
});
