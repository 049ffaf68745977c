import type { Locator, Page } from '@playwright/test';
import { appointmentForm } from '../../../content/forms/appointment';
import { path } from '../../../content/routes';

export const words = appointmentForm.en;

export const SENT = 'Your appointment request has been sent successfully!';
export const FAILED = 'Failed to send your request. Please try again.';
/** Those that are asked for; words about the roof are welcome. */
export const FIELDS = ['name', 'email', 'phone'] as const satisfies readonly (keyof typeof words.fields)[];
export type Field = (typeof FIELDS)[number];

/** The page of installers as a visitor sees it. */
export const installers = (page: Page, url: string) => {
  const form = page.locator('#estimate');
  const box = (name: Field) => form.getByLabel(words.fields[name].label, { exact: true });
  return {
    form,
    box,
    open: () => page.goto(`${url}${path('installers', 'en')}`),
    fill: async (values: Partial<Record<Field, string>>) => {
      for (const name of FIELDS) if (values[name] !== undefined) await box(name).fill(values[name]);
    },
    send: () => form.getByRole('button', { name: words.submit }).click(),
    sent: form.getByRole('heading', { name: SENT }),
    alert: form.getByRole('alert'),
    values: () => Promise.all(FIELDS.map((name) => box(name).inputValue())),
  };
};

/** Somebody of whom no other test knows. */
export const visitor = () => ({
  name: `Omar عمر ${Date.now()}${Math.random()}`,
  email: 'omar@villa.example',
  phone: '050 123 4567',
});

export const isAbove = async (first: Locator, second: Locator): Promise<boolean> => {
  // In the page, not in the window, which may still be scrolling.
  const topOf = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  return (await topOf(first)) < (await topOf(second));
};
