import type { Page } from '@playwright/test';
import { searchWords } from '../../../content/search/words';

export const words = searchWords.en;
/** The sign in the header, and the field of the sheet it opens. */
export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: words.open }).first();
export const sheet = (page: Page) => page.locator('#site-search');
export const field = (page: Page) => page.locator('#site-search-field');
export const options = (page: Page) => page.getByRole('option');
export const status = (page: Page) => sheet(page).getByRole('status');
