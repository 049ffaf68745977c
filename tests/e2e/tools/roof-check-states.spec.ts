import type { Page } from '@playwright/test';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, returning as test } from '../../helpers/browser/test';
import { doubtful, house } from './roof-photo';

const { zone, result } = roofCheckPage.en.check;

async function choose(page: Page, buffer: Buffer, said: string) {
  await page.goto('/bricks-simulator');
  await page.getByLabel(zone.choose).setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('#roof-check-message')).toContainText(said);
  expect(await axeFaults(page, '#roof-check')).toEqual([]);
}

// What is said of a photo that will do: roof-check-ways.spec.ts.
test('what is said while a photo is checked, and after, is for everybody', async ({ page }) => {
  // A roof that the network is not sure of.
  const unsure = (await doubtful()).jpeg({ quality: 95 });
  await choose(page, await unsure.toBuffer(), result.question);
  await page.getByRole('button', { name: result.deny }).click();
  await expect(page.locator('#roof-check-message')).toContainText(result.discarded);
  await expect(page.locator('#roof-check-message')).toBeFocused();
  // One that never answers.
  await page.addInitScript(
    () =>
    Object.assign(window, { Worker: class extends EventTarget { postMessage() {} } }), // prettier-ignore
  );
  await choose(page, await house(1600, 1200).jpeg().toBuffer(), result.analyzing);
});
