import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aroundSimulator, simulatorPage } from '../../../content/pages/tools/simulator';
import { path } from '../../../content/routes';
import { axeFaults } from '../../helpers/browser/axe';
import { signedInCookie } from '../../helpers/site/sign-in';
import { expect, returning as test } from '../../helpers/browser/test';

const words = simulatorPage.en;
const PAGE = '/expirence-now';

async function open(page: Page, query = '', at: string = PAGE) {
  const cookie = (await signedInCookie(page.request)).replace('authToken=', '');
  await page.context().addCookies([{ name: 'authToken', value: cookie, url: process.env.E2E_BASE_URL! }]);
  await page.goto(at + query);
}

const picture = (page: Page) => page.getByRole('img', { name: /^(Arcade|Courtyard|Modern) villa\. Roof:/ });
const layer = (page: Page, name: string) => page.locator(`img[data-layer$="/${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a step by its head beside the picture, or by the row under it. */
async function toStep(page: Page, step: keyof typeof words.steps) {
  const below = page
    .getByRole('navigation', { name: words.tool.steps })
    .getByRole('button', { name: words.steps[step].short });
  if (await below.isVisible()) await below.click();
  else await page.locator('summary', { hasText: words.steps[step].title }).click();
}

test(
  'a choice is laid as its own picture, told, undone, done again, and stands in the address',
  { tag: '@desk-slow' },
  async ({ page }) => {
    await open(page);
    await expect(picture(page)).toHaveAccessibleName(/Desert sand/);
    const option = page.getByRole('radio', { name: 'Portoghese Nero' }).or(page.getByRole('radio').nth(2));
    await option.first().check();
    await expect(page).toHaveURL(/\?v=1&m=1&s=\d+&o=\d+&w=E6C795&st=0$/);
    const chosen = new URL(page.url()).searchParams.get('o')!;
    await expect(layer(page, `roof-opt_${chosen}`)).toBeVisible();
    await toStep(page, 'wall');
    await page.getByRole('radio', { name: 'Limewash' }).check();
    await expect(layer(page, 'wall-f4efe4')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Limewash' })).toHaveCount(1);
    await button(page, words.tool.undo).click();
    await expect(picture(page)).toHaveAccessibleName(/Desert sand/);
    await button(page, words.tool.redo).click();
    await expect(page).toHaveURL(/w=F4EFE4/);
    await page.reload();
    await expect(picture(page)).toHaveAccessibleName(/Limewash/);
    expect(await axeFaults(page)).toEqual([]);
    // Another villa begins anew; the modern one takes the flat tile alone.
    await toStep(page, 'model');
    await page.getByRole('radio', { name: words.models.model_3.name }).check();
    await expect(page).toHaveURL(/m=3&s=8&o=51&w=E6C795&st=0$/);
    await toStep(page, 'option');
    await expect(page.locator('input[name="simulator-option"]')).toHaveCount(4);
  },
);

test(
  'every step by the keyboard alone; comparing has a slider',
  { tag: ['@keys', '@each'] },
  async ({ page }) => {
    await open(page);
    await toStep(page, 'wall');
    await page.getByRole('radio', { name: 'Desert sand' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/w=F4EFE4/);
    await button(page, words.compare.keep).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Limewash' }).focus();
    await page.keyboard.press('ArrowRight');
    const slider = page.getByRole('slider', { name: words.compare.label });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await button(page, words.compare.stop).click();
    await expect(slider).toHaveCount(0);
    await button(page, words.tool.closeUp).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, words.tool.closeUp)).toBeFocused();
  },
);

test(
  'in Arabic the kept design stands at the right, on its side of the joint',
  { tag: '@slow' },
  async ({ page }) => {
    const { compare } = simulatorPage.ar;
    await open(page, '', path('roofSimulator', 'ar'));
    await button(page, compare.keep).click();
    const slider = page.getByRole('slider', { name: compare.label });
    await slider.fill('20');
    const kept = page.getByText(compare.kept, { exact: true });
    const [tag, frame, range] = await Promise.all(
      [kept, page.locator('[role=img]:has(img)').first(), slider].map((one) => one.boundingBox()),
    );
    // The middle of its handle goes from edge to edge, as the joint does.
    expect(range!.width - frame!.width).toBeCloseTo(2 * (frame!.x - range!.x), 0);
    expect(range!.width - frame!.width).toBeGreaterThan(40);
    expect(tag!.x + tag!.width).toBeCloseTo(frame!.x + frame!.width, 0);
    const cut = page.locator('[style*="--share"]').first();
    await expect(cut).toHaveCSS('clip-path', 'inset(0px 0px 0px 80%)');
  },
);

// In the last a picture that stayed would leave no room for what is chosen.
for (const [width, height] of [
  [390, 844],
  [844, 390],
  [900, 620],
] as const)
  test(
    `at ${width} × ${height} px a step that is pressed shows its choices from their head`,
    { tag: ['@fingers', '@slow'] },
    async ({ page }) => {
      const steps = page.getByRole('navigation', { name: words.tool.steps });
      const head = page.locator('details[open] > summary');
      await page.setViewportSize({ width, height });
      await open(page);
      await expect(steps.getByRole('button')).toHaveCount(5);
      for (const step of ['wall', 'stone', 'option', 'supplier'] as const) {
        await steps.scrollIntoViewIfNeeded();
        // As deep into the choices of the one before as the picture above them allows.
        await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
        const pressed = steps.getByRole('button', { name: words.steps[step].short });
        await pressed.click();
        await expect(head).toContainText(words.steps[step].title);
        await expect(head).toBeInViewport({ ratio: 1 });
        const isUncovered = () =>
          head.evaluate((one) => {
            const { x, y, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(x + 30, y + height / 2));
          });
        await expect.poll(isUncovered).toBe(true);
        await expect(pressed).toBeInViewport({ ratio: 1 });
      }
    },
  );

test(
  'the picture is saved at full size, and the design is kept in the account',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, '?v=1&m=1&s=1&o=4&w=F4EFE4&st=0');
    await expect(layer(page, 'roof-opt_4')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, words.capture.save).click(),
    ]);
    const { width, height, format } = await sharp(await download.path()).metadata();
    expect([width, height, format]).toEqual([1920, 1080, 'png']);
    await button(page, words.saved.save).click();
    const saved = page.getByRole('region', { name: words.saved.title });
    await expect(saved.getByRole('listitem')).toHaveCount(1);
    await saved.getByRole('button', { name: new RegExp(words.saved.remove) }).click();
    await expect(saved.getByRole('listitem')).toHaveCount(0);
  },
);

test(
  'a shared design: a page and a card for everybody, the tool after signing in',
  { tag: '@slow' },
  async ({ page, request }) => {
    await page.goto('/design/1-4-f4efe4-0');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const change = page.getByRole('link', { name: words.design.change });
    await change.click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=.*o%3D4/);
    await open(page, '?v=1&m=1&s=1&o=4&w=F4EFE4&st=0');
    await expect(layer(page, 'wall-f4efe4')).toBeVisible();
    const card = async (code: string) => (await request.get(`/cards/design/${code}.jpg`)).body();
    const [one, other] = [await card('1-4-f4efe4-0'), await card('1-4-6f6d6a-0')];
    expect(one.equals(other)).toBe(false);
    const { width, height, format } = await sharp(one).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(one.length).toBeLessThan(300_000);
  },
);

const HOSTILE = ['1', '0', '-1', '99', '%00', '..%2f..%2fetc', '<svg>', "1'--", '%ff', 'a'.repeat(4000)];
const CODES = HOSTILE.flatMap((part) => [
  part,
  `${part}-4-e6c795-0`,
  `1-${part}-e6c795-0`,
  `1-4-${part}-0`,
  `1-4-e6c795-${part}`,
]);

// Every third is another part at another place.
for (const [which, codes, tag] of [
  ['one of three', CODES.filter((_, nth) => nth % 3 === 0), '@quick'],
  ['all fifty', CODES, '@slow'],
] as const)
  test(
    `hostile addresses of designs are refused or mended, never a fault: ${which}`,
    { tag },
    async ({ request }) => {
      const seen = await Promise.all(
        codes.flatMap((code) =>
          [`/design/${code}`, `/cards/design/${code}.jpg`].map(async (at) => {
            const answer = await request.get(at, { maxRedirects: 0 });
            return [at.slice(0, 60), answer.status()] as const;
          }),
        ),
      );
      expect(seen.filter(([, status]) => status >= 500)).toEqual([]);
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the house the tool opens with, its tiles by name, and the way to us', async ({ page }) => {
    await open(page);
    await expect(page.getByText(aroundSimulator.en.without.text)).toBeVisible();
    await expect(page.getByRole('img', { name: /villa under/ })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});
