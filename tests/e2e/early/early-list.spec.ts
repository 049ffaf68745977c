import { expect, plain as test } from '../../helpers/browser/test';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { cartPage } from '../../../content/pages/catalogue/cart';
import { path } from '../../../content/routes';
import { keep, lines } from '../catalogue/list';
import { openBare } from './held-scripts';

// Playwright's own test: the scripts of the page are still on the line.
for (const lang of ['en', 'ar'] as const)
  test(`an empty list says so before the scripts, one with lines never does: ${lang}`, async ({ page }) => {
    const { title } = enquiryListWords[lang].empty;
    const said = page.getByRole('heading', { name: title, includeHidden: true });
    const ways = page.getByText(cartPage[lang].first);
    await openBare(page, path('cart', lang));
    await expect(said).toBeInViewport();
    await expect(ways).toBeVisible();
    await keep(page, 1);
    const release = await openBare(page, path('cart', lang));
    await expect(said).toBeHidden();
    await expect(ways).toBeHidden();
    release();
    if (lang === 'en') await expect(lines(page)).toHaveCount(1);
    await expect(said).toHaveCount(0);
    await expect(ways).toBeHidden();
  });
