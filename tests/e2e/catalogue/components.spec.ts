import { expect, test } from '../../helpers/test';
import { coolroofPage } from '../../../content/pages/coolroof';
import { componentsPage } from '../../../content/pages/components';

const PARTS = [
  'Laterals',
  'End ridge',
  'End cap',
  'Ridge and wedges',
  '3 way',
  'Valley',
  'Chimney',
  'Wakaflex',
];
const { diagram } = componentsPage;

test('eight parts on the roof and in the list, and a number chooses its part', async ({ page }) => {
  await page.goto('/product/roofing-components');
  const marks = page.getByRole('navigation', { name: diagram.label }).getByRole('link');
  const rows = page.getByRole('list', { name: diagram.list }).getByRole('listitem');
  await expect(marks).toHaveCount(8);
  await expect(rows).toHaveCount(8);
  for (const [index, label] of PARTS.entries()) {
    await marks.nth(index).click();
    await expect(marks.nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(rows.nth(index).getByRole('heading')).toHaveText(label);
    await expect(rows.nth(index)).toHaveAttribute('data-chosen', 'true');
    await expect(page).toHaveURL(new RegExp(`#${diagram.parts[index]!.id}$`));
  }
});

test('an address with a part chooses it', async ({ page }) => {
  await page.goto('/product/roofing-components#valley');
  const row = page.getByRole('list', { name: diagram.list }).locator('#valley');
  await expect(row).toHaveAttribute('data-chosen', 'true');
  await expect(row).toBeInViewport();
});

test('a floating link to the list shows 0, and the simulator is near', async ({ page }) => {
  await page.goto('/product/roofing-components');
  const float = page.getByRole('main').getByRole('link', { name: 'Enquiry list, 0 items' });
  await expect(float).toHaveAttribute('href', '/cart');
  await expect(float).toHaveText('0');
  await expect(page.getByRole('link', { name: /^Experience Now/ })).toHaveAttribute('href', '/expirence-now');
});

test('CoolRoof says what it is made of', async ({ page }) => {
  for (const at of ['/product/roofing-components', '/coolroof']) {
    await page.goto(at);
    const section = page.getByRole('region', { name: 'CoolRoof, laid dry' });
    for (const words of [/pest guard/i, /counter battens/i, /up to 97 %/, /cement mortar/])
      await expect(section.getByText(words).first()).toBeVisible();
  }
  for (const { title } of coolroofPage.parts.items)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});
