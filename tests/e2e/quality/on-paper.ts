import { expect, type Page } from '@playwright/test';
import { company } from '../../../content/company';

/** What cannot be pressed or filled in on paper. */
export const CONTROLS = 'form, button, input, select, textarea, [role=tablist], iframe';

/** The open page as it is printed: who it is from on top, and nothing to press. It stays on paper. */
export async function expectReadableOnPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('body > :not(script):visible').first();
  for (const text of [company.brand, company.phone, company.email, company.locations[0].street])
    await expect.soft(head, path).toContainText(text);
  await expect.soft(page.locator(CONTROLS).filter({ visible: true }), path).toHaveCount(0);
}
