import type { Page } from '@playwright/test';
import { chat } from '../../../content/assistant/words';

export const words = chat.en;
export const button = (page: Page) => page.getByRole('button', { name: words.open });
export const panel = (page: Page) => page.getByRole('region', { name: words.title });
export const log = (page: Page) => page.getByRole('log');
