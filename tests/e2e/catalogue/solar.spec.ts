import type { Page } from '@playwright/test';
import { modelEntries, systemEntries } from '../../../components/solar/sigma-entries';
import { company } from '../../../content/company';
import { cmgKit, cmgPages } from '../../../content/pages/catalogue/cmg';
import { sigmaForcedPage, sigmaNaturalPage } from '../../../content/pages/catalogue/sigma';
import { solarWaterPage } from '../../../content/pages/catalogue/solar-water';
import { principles } from '../../../content/solar/principles';
import { brochure as brochureOf } from '../../../scripts/documents/cmg-pages';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { expect, returning as test } from '../../helpers/browser/test';

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');

test('solar water leads to both manufacturers, the calculator and every system', async ({ page }) => {
  await page.goto('/product/solar-water');
  await expect(page.getByText('All products are approved by the Dubai central laboratory.')).toBeVisible();
  const cards = page.getByRole('list', { name: solarWaterPage.en.cards.title }).getByRole('link');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toHaveAttribute('href', '/product/solar-water-cmg');
  await expect(cards.nth(1)).toHaveAttribute('href', '/product/solar-water-sigma');
  await expect(page.getByRole('link', { name: /^Calculate now/ })).toHaveAttribute(
    'href',
    '/solar-water-heater-calculator',
  );
  const table = page.getByRole('table', { name: solarWaterPage.en.table.caption });
  await expect(table.getByRole('link')).toHaveCount(5);
  await cards.nth(0).click();
  await expect(crumbs(page)).toHaveText(['Home', 'Products', 'Solar Water', 'CMG']);
  const offers = page.getByRole('list', { name: 'Three systems' }).getByRole('link');
  await expect(offers).toHaveCount(3);
});

test('a natural model stands in the address and in the title, and going back is not undone by it', async ({
  page,
}) => {
  await page.goto('/product/solar-water-sigma');
  await page.getByRole('list', { name: 'Two systems' }).getByRole('link').first().click();
  await expect(crumbs(page)).toHaveText([
    'Home',
    'Products',
    'Solar Water',
    'SIGMA',
    'Natural Circulation System',
  ]);
  for (const { id, name, document, caption } of modelEntries('en')) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page).toHaveTitle(`${document} | ${company.brand}`);
    await expect(page.getByRole('table', { name: caption })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/product/solar-water-sigma');
  await expect(page).not.toHaveTitle(/Model/);
});

test(
  'a forced system opens at its address, its figures doubted where they are',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/product/sigma-forced-circulation-system#system200');
    const [first, ...others] = systemEntries('en');
    await expect(page).toHaveTitle(`${first!.document} | ${company.brand}`);
    const table = page.getByRole('table', { name: first!.caption });
    await expect(table.getByRole('row', { name: /^Tank/ })).toContainText('500 L 1');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('The same figures as System 500/5, while the label');
    for (const { name, caption } of others) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    }
    // Where the row is too narrow for all, the tab that the address names is in it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/product/sigma-forced-circulation-system#${others.at(-1)!.id}`);
    await page.reload();
    await expect(page.getByRole('tab', { name: others.at(-1)!.name })).toBeInViewport({ ratio: 1 });
    const { calculate, advantages, installation } = sigmaForcedPage.en;
    await expect(page.getByRole('link', { name: new RegExp(`^${calculate.text}`) })).toHaveAttribute(
      'href',
      '/solar-water-heater-calculator',
    );
    for (const { title } of advantages.items) await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByRole('img', { name: installation.alt })).toBeVisible();
  },
);

test(
  'the drawing moves until it is held, and not at all for who asked for that',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/product/sigma-natural-circulation-system');
    const flow = page.locator('.flow').first();
    const state = () => flow.evaluate((path) => path.getAnimations().map(({ playState }) => playState));
    await expect.poll(state).toEqual(['running']);
    await page.getByRole('checkbox', { name: 'Pause the drawing' }).check();
    await expect.poll(state).toEqual(['paused']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(state).toEqual([]);
    await expect(page.getByRole('checkbox', { name: 'Pause the drawing' })).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all sheets stand below each other, and a button leads to its own', async ({ page }) => {
    await page.goto('/product/sigma-natural-circulation-system');
    for (const { caption } of modelEntries('en'))
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    await page.getByRole('link', { name: 'Model 300', exact: true }).click();
    await expect(page).toHaveURL(/#model300$/);
    await expect(page.getByRole('heading', { name: 'Model 300' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: sigmaNaturalPage.en.all.title })).toBeVisible();
  });
});

/** What is in the kit and how long it is guaranteed; no heater turns there. */
async function expectKit(page: Page) {
  const table = page.getByRole('table', { name: cmgKit.en.parts.caption });
  const rows = await table.getByRole('row').allTextContents();
  expect(rows.slice(1).map((row) => /\d years/.exec(row)?.[0])).toEqual([
    '5 years',
    '5 years',
    '2 years',
    '2 years',
    '2 years',
    '2 years',
  ]);
  await expect(page.getByRole('region', { name: cmgKit.en.features.title })).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
}

const CMG = [
  ['condensation', '/product/cmg_natural-circulation-by-condensation', 5, 6],
  ['natural', '/product/cmg_natural-circulation', 5, 3],
  ['forced', '/product/cmg_forced-circulation', 6, 6],
] as const;

for (const [of, at, steps, pages] of CMG) {
  test(
    `${at}: principle, brochure of ${pages} pages, calculator`,
    { tag: '@slow' },
    async ({ page, request }) => {
      const { title, name, lead } = cmgPages.en[of];
      await page.goto(at);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(lead)).toBeVisible();
      await expect(page.getByRole('img', { name: principles.en[of].alt })).toBeVisible();
      for (const step of principles.en[of].steps)
        await expect(page.getByRole('heading', { name: step.title, exact: true })).toBeVisible();
      expect(principles.en[of].steps).toHaveLength(steps);
      const brochure = page.getByRole('region', { name: `Brochure ${name}, ${pages} pages` });
      await expect(brochure.getByRole('button', { name: 'Previous page' })).toBeDisabled();
      for (let turned = 1; turned < pages; turned += 1)
        await brochure.getByRole('button', { name: 'Next page' }).click();
      await expect(brochure.getByRole('button', { name: 'Next page' })).toBeDisabled();
      const link = page.getByRole('link', { name: /^Download PDF/ });
      const answer = await request.get((await link.getAttribute('href'))!);
      const pdf = await readPdf(await answer.body());
      expect(pdf.pages).toHaveLength(pages);
      for (const [index, { heading }] of brochureOf(of, 'en').pages.entries())
        expect(pdf.pages[index + 1]!.toLowerCase()).toContain(heading.toLowerCase());
      await expect(page.getByRole('link', { name: /^Calculate now/ })).toBeVisible();
      await page.getByRole('button', { name: /^Add to enquiry/ }).click();
      await expect(page.getByRole('link', { name: new RegExp(`^In your enquiry ?: ${name}`) })).toBeVisible();

      // A heater with its tank on the roof is not what the forced circulation kit is.
      if (of === 'forced') return expectKit(page);
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuemax', '18');
    },
  );
}

test('solar features: the five texts, and a heater that turns', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/solar-power-features');
  await expect(page).toHaveURL('/solar-features');
  for (const text of [
    'No lifetime maintenance on the solar circuit',
    'No overheating problems',
    'Highest efficiency: 760 kWh/m² per year (manufacturer’s figure)',
    'Works from −60 °C to +180 °C (manufacturer’s figure)',
    'Frontally invisible tank',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const turner = page.getByRole('slider');
  await page.getByRole('button', { name: 'Turn to the left' }).click();
  await expect(turner).toHaveAttribute('aria-valuetext', 'View 18 of 18');
  await page.getByRole('button', { name: 'Start rotating' }).click();
  const view = async () => Number(await turner.getAttribute('aria-valuenow'));
  await expect.poll(view).toBeLessThan(18);
  await page.getByRole('button', { name: 'Stop rotating' }).click();
});
