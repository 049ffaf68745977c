import { readFile } from 'node:fs/promises';
import { expect, test } from '../../helpers/browser/test';
import { company } from '../../../content/company';
import { aboutPage } from '../../../content/pages/about';
import { path } from '../../../content/routes';

test('Download PDF saves the profile under the name of the brand', async ({ page }) => {
  await page.goto(path('about', 'en'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: new RegExp(`^${aboutPage.en.slider.download}`) }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${company.brand.toLowerCase()}-profile.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
