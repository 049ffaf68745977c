import type { Page } from '@playwright/test';
import { contactForm } from '../../../content/forms/contact';
import { path, ROUTES, type RouteKey } from '../../../content/routes';
import { shell } from '../../../content/shell';
import { expect, returning as test } from '../../helpers/browser/test';

/** Nobody needs more presses from one end of a page to what is looked for here. */
const MAX_PRESSES = 90;

interface Focused {
  name: string;
  /** Whether it is in the window and nothing lies over its middle. */
  seen: boolean;
  /** Whether it shows that it has the focus. */
  marked: boolean;
}

/** What has the focus, once what moves has come to rest. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const { outlineStyle } = getComputedStyle(element);
    const labels = (element as HTMLInputElement).labels;
    return {
      name: (element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent).trim(),
      seen: top !== null && (element.contains(top) || top.contains(element)),
      marked: outlineStyle !== 'none' || element.id === 'main',
    };
  });

/** Tab by Tab to what begins with this name; everything on the way has a name and can be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  const way: string[] = [];
  for (let press = 0; press < MAX_PRESSES; press++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    way.push(now.name);
    expect(now, `after ${way.slice(-3).join(' > ')}`).toMatchObject({ seen: true, marked: true });
    expect(now.name).not.toBe('');
    if (now.name.startsWith(name)) return;
  }
  throw new Error(`${name} was not reached: ${way.join(' > ')}`);
}

test('from home to an enquiry that is sent, without a mouse', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: shell.en.skip })).toBeFocused();
  await tabTo(page, 'Contact Us');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path('contact', 'en'));
  await expect(page.getByRole('main')).toBeFocused();

  const { fields, submit, done } = contactForm.en;
  for (const [label, text] of [
    [fields.name.label, 'Keyboard Only'],
    [fields.email.label, 'keyboard@villa.example'],
    [fields.phone.label, '050 123 4567'],
    [fields.message.label, 'Samples of Duna, please.'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  await expect(page.getByText(done.title)).toBeVisible();
});

/** One page of each template. */
const TEMPLATES: readonly RouteKey[] = [
  'home',
  'roofTiles',
  'bmiSpain',
  'gallery',
  'components',
  'coolroof',
  'laPaloma',
  'sigmaForced',
  'cmgNatural',
  'projects',
  'news',
  'contact',
  'cart',
  'villaModels',
  'login',
  'privacy',
];

interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** These say nothing without a name. */
const NAMED = [
  'link',
  'button',
  'textbox',
  'checkbox',
  'combobox',
  'tab',
  'dialog',
  'image',
  'slider',
  'region',
];

for (const key of TEMPLATES) {
  test(`${ROUTES[key].path} reads in order to those who hear it`, async ({ page }) => {
    await page.goto(ROUTES[key].path);
    const browser = await page.context().newCDPSession(page);
    const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const heard = nodes.filter(({ ignored }) => !ignored);
    const of = (role: string) => heard.filter((node) => node.role?.value === role);
    for (const landmark of ['banner', 'main', 'contentinfo'])
      expect([landmark, of(landmark).length]).toEqual([landmark, 1]);

    const nameless = heard.filter(
      (node) => NAMED.includes(node.role?.value ?? '') && !node.name?.value.trim(),
    );
    expect(nameless.map((node) => node.role?.value)).toEqual([]);
    const ways = of('navigation').map((node) => node.name?.value ?? '');
    expect(new Set(ways).size).toBe(ways.length);

    // Chromium gives the tree in the order of the page.
    const levels = of('heading').map(
      (node) => node.properties?.find(({ name }) => name === 'level')?.value.value as number,
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const inMain = levels.slice(levels.indexOf(1));
    const jumps = inMain.filter((level, place) => place > 0 && level > inMain[place - 1]! + 1);
    expect(jumps).toEqual([]);
    expect(of('link')[0]?.name?.value).toBe(shell.en.skip);
  });
}
