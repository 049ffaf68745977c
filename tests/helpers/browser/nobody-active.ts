import type { Page } from '@playwright/test';

/** Whatever a test asks of a page counts as a visitor's press, and pages of links would be fetched ahead: not here. */
export const nobodyIsActive = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
