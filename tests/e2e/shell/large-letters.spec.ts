import { expect, test } from '../../helpers/test';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell';

for (const width of [320, 390]) {
  for (const letters of [16, 24, 32]) {
    test(`at ${width} px and letters of ${letters} px the header holds all it has`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path('news'));
      // What a visitor sets as the size of letters is the size of the root.
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, letters);
      const header = page.getByRole('banner');
      const parts = [
        header.getByRole('link', { name: shell.home }),
        header.getByRole('link', { name: /Enquiry list/ }),
        header.getByRole('button', { name: shell.menu.open }),
      ];
      let end = 0;
      for (const part of parts) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(end - 1);
        expect(box.height).toBeGreaterThanOrEqual(44);
        end = box.x + box.width;
      }
      expect(end).toBeLessThanOrEqual(width);
      await parts[2]!.click();
      const close = page.getByRole('button', { name: shell.menu.close });
      const box = (await close.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    });
  }
}
