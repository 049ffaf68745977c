import type { Page } from '@playwright/test';
import { expect, returning as test } from '../../helpers/browser/test';
import { coolroofPage } from '../../../content/pages/catalogue/coolroof';
import { componentsPage } from '../../../content/pages/catalogue/components';

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
const { diagram } = componentsPage.en;

const rowsOf = (page: Page) => page.getByRole('list', { name: diagram.list }).getByRole('listitem');
/** What is pressed: the numbers on the roof, on a telephone the names in the list. */
const controlsOf = (page: Page, phone: boolean) =>
  phone
    ? rowsOf(page).getByRole('heading').getByRole('link')
    : page.getByRole('navigation', { name: diagram.label }).getByRole('link');

const COOLROOF = [/pest guard/i, /counter battens/i, /up to 97%/, /cement mortar/];

/** The section of the dry-fix system, on its own page and on that of the components. */
async function expectCoolRoof(page: Page) {
  const section = page.getByRole('region', { name: 'CoolRoof dry-fix system' });
  for (const words of COOLROOF) await expect(section.getByText(words).first()).toBeVisible();
}

test('the roof, its parts and what stands beside them', { tag: '@desk-slow' }, async ({ page }, info) => {
  await page.goto('/product/roofing-components#valley');

  await test.step('an address with a part chooses it', async () => {
    const row = page.getByRole('list', { name: diagram.list }).locator('#valley');
    await expect(row).toHaveAttribute('data-chosen', 'true');
    await expect(row).toBeInViewport();
  });

  await test.step('eight parts on the roof and in the list, and a number chooses its part', async () => {
    const marks = controlsOf(page, info.project.name === 'phone');
    const rows = rowsOf(page);
    await expect(marks).toHaveCount(8);
    await expect(rows).toHaveCount(8);
    for (const [index, label] of PARTS.entries()) {
      await marks.nth(index).click();
      await expect(page.locator('nav span[aria-hidden][aria-current]')).toHaveText(String(index + 1));
      await expect(rows.nth(index).getByRole('heading')).toHaveText(label);
      await expect(rows.nth(index)).toHaveAttribute('data-chosen', 'true');
      await expect(page).toHaveURL(new RegExp(`#${diagram.parts[index]!.id}$`));
    }
  });

  await test.step('CoolRoof says what it is made of', () => expectCoolRoof(page));

  if (info.project.name === 'desktop') return;
  await test.step('a floating link to the list shows 0, and the simulator is near', async () => {
    const float = page.getByRole('main').getByRole('link', { name: 'Enquiry list, 0 items' });
    await expect(float).toHaveAttribute('href', '/cart');
    await expect(float).toHaveText('Enquiry list, 0 items', { useInnerText: true });
    await expect(page.getByRole('link', { name: /^Experience Now/ })).toHaveAttribute(
      'href',
      '/expirence-now',
    );
  });
});

/** The height of a window whose roof stays: a wide low one shows the list instead. */
const heightOf = (width: number) => Math.max(844, Math.round((width * 4) / 3));

async function expectInReach(page: Page, width: number) {
  await page.setViewportSize({ width, height: heightOf(width) });
  const controls = controlsOf(page, width < 640);
  const roof = page.getByRole('navigation', { name: diagram.label }).getByRole('img');
  await roof.scrollIntoViewIfNeeded();
  for (let at = 0; at < 8; at++) {
    await controls.nth(at).click();
    await expect(rowsOf(page).nth(at)).toHaveAttribute('data-chosen', 'true');
    await expect(roof).toBeInViewport({ ratio: 0.9 });
    await expect(rowsOf(page).nth(at).getByRole('heading')).toBeInViewport();
  }
  const boxes = await controls.evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  for (const [at, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThanOrEqual(43.5);
    for (const other of boxes.slice(at + 1)) {
      const apart =
        Math.abs(box.x - other.x) >= Math.min(box.width, other.width) ||
        Math.abs(box.y - other.y) >= Math.min(box.height, other.height);
      expect(apart).toBe(true);
    }
  }
}

for (const widths of [
  [320, 390],
  [640, 768],
])
  test(
    `at ${widths.join(' and ')} px what is pressed is 44 px, apart from the next, and leaves the roof in view`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.goto('/product/roofing-components');
      for (const width of widths) await test.step(`${width} px`, () => expectInReach(page, width));
    },
  );

test('CoolRoof says on its own page what it is made of', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/coolroof');
  await expectCoolRoof(page);
  for (const { title } of coolroofPage.en.parts.items)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});
