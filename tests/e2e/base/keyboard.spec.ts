import type { Page } from '@playwright/test';
import { contactForm } from '../../../content/forms/contact';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
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
