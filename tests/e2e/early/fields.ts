import type { Page } from '@playwright/test';

/** How the fields of a page stand, in order; a file by its name. */
export const states = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>('main :is(input,textarea,select):not([type=hidden])'),
    ].map(
      ({ name, type, checked, value, files }) =>
        `${name} ${/checkbox|radio/.test(type) ? `${value} ${checked}` : (files?.[0]?.name ?? value)}`,
    ),
  );

/** Which field has the focus, and the mark in it. */
export const focus = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart } = document.activeElement as HTMLInputElement;
    return `${name} ${selectionStart}`;
  });

/**
 * Fills in all fields as programs of a browser do, by turns with events and without, chooses the last of what can be
 * chosen, and types in the first field with keys, where the mark stays in the middle.
 */
export async function fillIn(page: Page) {
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main :is(input,textarea,select):not([type=hidden],[type=file])',
    );
    const value = ({ type, inputMode, autocomplete }: HTMLInputElement) => {
      if (/numeric|decimal/.test(inputMode) || autocomplete === 'one-time-code') return '2';
      return { email: 'a@villa.example', tel: '+971 50 123 4567' }[type] ?? 'Clay tiles 1976';
    };
    const tell = (field: Element) =>
      ['input', 'change'].forEach((name) => field.dispatchEvent(new Event(name, { bubbles: true })));
    [...fields].forEach((field, at) => {
      // A name that no program knows: filled in, it would be a trap's.
      if (field.closest('[aria-hidden=true]')) return;
      // Of the calculator it decides which other fields there are.
      if (field.name === 'mode') return;
      if (field.type === 'radio' || field.type === 'checkbox') field.checked = true;
      else if (field.type === 'select-one')
        field.value = field.querySelector('option:last-child')!.getAttribute('value')!;
      else field.value = value(field);
      if (at % 2) tell(field);
    });
  });
  const first = page.locator(
    'main :is(input,textarea):not([type=hidden],[type=file],[type=radio],[type=checkbox]):visible',
  );
  if ((await first.count()) === 0) return;
  await first.first().press('Home');
  await first.first().pressSequentially('1');
}
