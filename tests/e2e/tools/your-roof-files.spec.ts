import type { Page } from '@playwright/test';
import { yourRoofPage, yourRoofSteps } from '../../../content/pages/tools/your-roof';
import { path } from '../../../content/routes';
import { expect, test } from '../../helpers/browser/test';
import { oddPhotos } from '../../helpers/pictures/odd-photos';

const tool = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };

/** Size of the photograph that is seen, and the red of its upper left corner. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#your-roof [role=group] canvas');
    if (!canvas) return null;
    const [red, green] = canvas.getContext('2d')!.getImageData(20, 20, 1, 1).data;
    return { size: `${canvas.width}×${canvas.height}`, isRed: red! > 150 && green! < 60 };
  });

// An upright one, and what cannot be used: your-roof.spec.ts.
test(
  'photographs of every kind are opened upright, or it is said why not',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto(path('yourRoof', 'en'));
    for (const { name, buffer, becomes } of await oddPhotos()) {
      const field = page.getByLabel(tool.zone.choose);
      if (!(await field.isVisible()))
        await page.getByRole('button', { name: tool.steps.photo, exact: true }).click();
      await field.setInputFiles({ name, mimeType: '', buffer });
      if ('fault' in becomes)
        await expect(page.locator('#your-roof-message'), name).toContainText(tool.faults[becomes.fault]);
      else
        await expect
          .poll(() => shown(page), { message: name })
          .toEqual({ size: becomes.seen, isRed: name.startsWith('exif') });
    }
  },
);
