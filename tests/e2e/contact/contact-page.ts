import type { Page } from '@playwright/test';
import { contactForm } from '@/content/forms/contact';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

/** The contact page as a visitor sees it. */
export const contactPage = (page: Page, url: string, lang: Lang = 'en') => {
  const words = contactForm[lang];
  const { fields } = words;
  const form = page.locator('#connect');
  const box = (name: keyof typeof fields) => form.getByLabel(fields[name].label, { exact: true });
  return {
    form,
    box,
    open: () => page.goto(`${url}${path('contact', lang)}`),
    fill: async (values: Partial<Record<keyof typeof fields, string>>) => {
      for (const [name, value] of Object.entries(values)) await box(name as keyof typeof fields).fill(value);
    },
    send: () => form.getByRole('button', { name: words.submit }).click(),
    sent: form.getByRole('heading', { name: words.done.title }),
    alert: form.getByRole('alert'),
    values: async () =>
      Object.fromEntries(
        await Promise.all(
          (Object.keys(fields) as (keyof typeof fields)[]).map(async (name) => [
            name,
            await box(name).inputValue(),
          ]),
        ),
      ) as Record<keyof typeof fields, string>,
  };
};

/** A visitor whose words nobody else writes. */
export const visitor = (about: string) => ({
  name: 'مريم Saeed',
  email: 'mariam@villa.example',
  phone: '050 123 4567',
  message: `${about} ${Date.now()}${Math.random()}`,
});
