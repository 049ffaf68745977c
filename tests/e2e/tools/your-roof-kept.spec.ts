import sharp from 'sharp';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path } from '../../../content/routes';
import { expect, returning as test } from '../../helpers/browser/test';

const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const PAGE = path('yourRoof', 'en');

test(
  'where the browser keeps nothing it is said, and the tool works all the same',
  { tag: '@slow' },
  async ({ page }) => {
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
  },
);
