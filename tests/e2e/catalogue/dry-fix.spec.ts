import type { Page } from '@playwright/test';
import { company } from '../../../content/company';
import { dryFixPage } from '../../../content/pages/catalogue/dry-fix';
import { expect, returning as test } from '../../helpers/browser/test';

const { words } = dryFixPage.en.guide;

/** Pages that stop at both ends, with a dot each. */
async function expectElevenPages(page: Page) {
  const slider = page.getByRole('region', { name: dryFixPage.en.guide.label });
  const dots = slider.getByRole('group', { name: words.marks }).getByRole('button');
  const previous = slider.getByRole('button', { name: words.previous });
  const next = slider.getByRole('button', { name: words.next });
  await expect(dots).toHaveCount(11);
  await expect(previous).toBeDisabled();
  for (let turned = 1; turned < 11; turned++) {
    await next.click();
    await expect(dots.nth(turned)).toHaveAttribute('aria-current', 'true');
  }
  await expect(next).toBeDisabled();
  await dots.first().click();
  await expect(previous).toBeDisabled();
}

for (const at of ['/roof-tiles-dry-fix', '/roof-tiles/dry-fix-installation'])
  test(
    `${at}: who lays it, the guide, and two roofs`,
    { tag: at.endsWith('installation') ? '@slow' : '@quick' },
    async ({ page }) => {
      await page.goto(at);
      await expect(page.getByText(dryFixPage.en.company)).toBeVisible();
      await expect(page.getByRole('figure')).toHaveCount(2);
      await expect(page.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute(
        'href',
        `/documents/${company.slug}-dry-fix.pdf`,
      );
      // The other address shows the same page.
      if (at.endsWith('installation')) await expectElevenPages(page);
    },
  );
