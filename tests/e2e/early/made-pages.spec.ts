import { roofInputWords } from '../../../content/roof-quantities/input-words';
import { roofPageWords } from '../../../content/roof-quantities/page-words';
import { path } from '../../../content/routes';
import { fill } from '../../../lib/site/fill';
import { expect, plain as test } from '../../helpers/browser/test';
import { answers, openBare } from './held-scripts';

const input = roofInputWords.en;

// A page that is made for its address has the same head as those that the build finished.
test('a calculation keeps what is pressed and typed before its scripts', async ({ page }) => {
  const release = await openBare(page, `${path('tileCalculator', 'en')}?width=8&pitch=25`);
  await page.getByText(input.shape.names.hip, { exact: true }).click();
  await page.locator('#length').fill('12');
  const more = fill(roofPageWords.en.more, { name: input.fields.width });
  await page.getByRole('button', { name: more }).click();
  release();
  await answers(page);
  await expect(page.getByRole('radio', { name: input.shape.names.hip })).toBeChecked();
  await expect(page.locator('#length')).toHaveValue('12');
  await expect(page.locator('#width')).not.toHaveValue('8');
  await expect(page.getByRole('region', { name: roofPageWords.en.result, exact: true })).toContainText(
    roofPageWords.en.roofArea,
  );
  await expect(page).toHaveURL(/shape=hip&length=12&width=8\.\d/);
});

test('its scripts wait for the first paint', async ({ page }) => {
  const html = await (await page.goto(path('compare', 'en')))!.text();
  expect(html).toMatch(/<script nonce="[^"]+" data-starts="\/_next\/static/);
  expect(html).not.toMatch(/<script src="[^"]+"[^>]* async=""/);
  await answers(page);
});
