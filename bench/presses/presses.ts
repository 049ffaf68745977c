import type { Locator, Page } from '@playwright/test';
import { chat } from '../../content/assistant/words';
import { galleryPage } from '../../content/pages/catalogue/gallery';
import { hotWaterPage } from '../../content/pages/tools/hot-water';
import { yourRoofPage, yourRoofSteps } from '../../content/pages/tools/your-roof';
import { path } from '../../content/routes';
import { roofInputWords } from '../../content/roof-quantities/input-words';
import { searchWords } from '../../content/search/words';
import { shell } from '../../content/shell/shell';
import { simulatorPage } from '../../content/pages/tools/simulator';

/** What a visitor does on a page, again and again. */
export interface Press {
  name: string;
  from: string;
  /** Brings the page to where the press can be made. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed, `nth` from 0: each time another thing than before, or a key at what has the focus. */
  press: (page: Page, nth: number) => Locator | string;
  /** What has the focus before a key is pressed. */
  at?: (page: Page, nth: number) => Locator;
}

const roof = { ...yourRoofPage.en.tool, ...yourRoofSteps.en };
const calculator = hotWaterPage.en.calculator;

const chips = (page: Page) =>
  page.getByRole('navigation', { name: galleryPage.en.words.filter, exact: true }).getByRole('link');
const tileChoice = 'input[name="simulator-option"]';
const wallChoice = 'input[name="simulator-wall"]';
const TYPED = 'blue tiles for a villa';

/** Presses that cost the most: all tools, everything that opens, and the filter over 112 pictures. */
export const PRESSES: readonly Press[] = [
  {
    name: 'simulator: another tile',
    from: '/expirence-now',
    at: (page, nth) => page.locator(tileChoice).nth(1 + (nth % 6)),
    press: () => 'Space',
  },
  {
    name: 'simulator: another wall colour',
    from: '/expirence-now',
    before: async (page) => {
      const { short, title } = simulatorPage.en.steps.wall;
      const steps = page.getByRole('navigation', { name: simulatorPage.en.tool.steps });
      const below = steps.getByRole('button', { name: short });
      if (await below.isVisible()) await below.click();
      else await page.locator('summary', { hasText: title }).click();
      await page.locator(wallChoice).first().waitFor({ state: 'attached' });
    },
    at: (page, nth) => page.locator(wallChoice).nth(1 + (nth % 6)),
    press: () => 'Space',
  },
  {
    name: 'gallery: another colour',
    from: path('gallery', 'en'),
    press: (page, nth) => chips(page).nth(nth % 2 ? 0 : 1 + (nth % 12)),
  },
  {
    name: 'search: a letter typed',
    from: path('services', 'en'),
    before: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: searchWords.en.open }).first().click();
      await page.locator('#site-search-field').waitFor();
    },
    press: (_page, nth) => TYPED.charAt(nth).replace(' ', 'Space'),
  },
  {
    name: 'roof tile calculator: a digit typed',
    from: `${path('tileCalculator', 'en')}?shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25`,
    before: (page) => page.locator('#length').focus(),
    press: (_page, nth) => (nth % 2 ? 'Backspace' : '5'),
  },
  {
    name: 'roof tile calculator: another shape',
    from: `${path('tileCalculator', 'en')}?shape=hip&tile=cobert-portugal-lusa&length=12&width=8&pitch=25`,
    press: (page, nth) =>
      page.getByText(roofInputWords.en.shape.names[nth % 2 ? 'hip' : 'gable'], { exact: true }).first(),
  },
  {
    name: 'hot water: one more bathroom',
    from: `${path('hotWater', 'en')}?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1`,
    press: (page, nth) =>
      page.getByRole('button', {
        name: `${nth % 2 ? 'One less' : 'One more'}: ${calculator.fields.fullBathrooms}`,
      }),
  },
  {
    name: 'your own roof: another tile',
    from: path('yourRoof', 'en'),
    before: async (page) => {
      await page.getByRole('button', { name: roof.sample }).click();
      await page.getByText(roof.tile.after, { exact: true }).waitFor();
    },
    at: (page, nth) => page.locator('main input[type="radio"]').nth(3 + (nth % 8)),
    press: () => 'Space',
  },
  {
    name: 'the menu of a telephone opened and closed',
    from: path('home', 'en'),
    press: (page, nth) =>
      nth % 2 ? 'Escape' : page.getByRole('button', { name: shell.en.menu.open, exact: true }),
  },
  {
    name: 'the assistant: a question sent',
    from: path('services', 'en'),
    before: async (page) => {
      await page.getByRole('button', { name: chat.en.open }).click();
      await page.getByLabel(chat.en.input).fill('which brands do you have?');
    },
    press: (_page, nth) => (nth % 2 ? 'a' : 'Enter'),
  },
  {
    name: 'a picture of the projects opened and closed',
    from: path('projects', 'en'),
    press: (page, nth) => (nth % 2 ? 'Escape' : page.locator('main a[aria-haspopup="dialog"]').first()),
  },
];
