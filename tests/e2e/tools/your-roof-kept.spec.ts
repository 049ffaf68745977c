import sharp from 'sharp';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';
import { expect, test } from '../../helpers/browser/test';

const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const PAGE = path('yourRoof', 'en');

test('where the browser keeps nothing it is said, and the tool works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#cbb994' } })
    .jpeg()
    .toBuffer();
  await page.goto(PAGE);
  await page
    .getByLabel(tool.zone.choose)
    .setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: tool.corners.template }).click();
  await expect(page.getByRole('button', { name: /^Side 1, corner 1 of/ })).toBeAttached();
  await expect(page.getByText(tool.photo.notKept)).toBeVisible();
});

test('leaving the page and coming back, a tab that is put away, and less movement lose nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await page.getByRole('button', { name: tool.sample }).click();
  await expect(page.getByText(tool.tile.after, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: tool.steps.corners, exact: true }).click();
  const corner = page.getByRole('button', { name: /^Side 1, corner 3 of/ });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowUp');
  const label = (await corner.getAttribute('aria-label'))!;
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
  await page.goto(path('services', 'en'));
  await page.goBack();
  await expect(corner).toHaveAttribute('aria-label', label);
  await page.getByRole('button', { name: fill(tool.steps.next, { step: tool.steps.before }) }).click();
  await expect(page.getByText(tool.photo.notKept)).toBeHidden();
});
