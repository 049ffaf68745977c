import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { house } from './roof-photo';

const { zone, result } = roofCheckPage.en.check;

// What is said after it, of a photo that will do and of one that is doubtful: roof-check-ways.spec.ts.
test('what is said while a photo is checked is for everybody', { tag: '@slow' }, async ({ page }) => {
  // One that never answers.
  await page.addInitScript(
    () =>
    Object.assign(window, { Worker: class extends EventTarget { postMessage() {} } }), // prettier-ignore
  );
  await page.goto('/bricks-simulator');
  const buffer = await house(1600, 1200).jpeg().toBuffer();
  await page.getByLabel(zone.choose).setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('#roof-check-message')).toContainText(result.analyzing);
  expect(await axeFaults(page, '#roof-check')).toEqual([]);
});
