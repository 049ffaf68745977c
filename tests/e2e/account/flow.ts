import type { Page } from '@playwright/test';
import { accountWords } from '@/content/forms/account';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { SIGNED_IN_MARK } from '@/lib/browser/signed-in-mark';
import { somebody, type Stage } from './stage';

/** The account screens as a visitor uses them. */
export const screens = (page: Page, url: string, lang: Lang = 'en') => {
  const { fields, login, register } = accountWords[lang];
  const main = page.locator('#main');
  const box = (label: string) => main.getByLabel(label, { exact: true });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  return {
    main,
    box,
    press,
    open: (key: Parameters<typeof path>[0], more = '') => page.goto(`${url}${path(key, lang)}${more}`),
    register: async (who: { username: string; email: string; password: string }) => {
      await box(fields.username).fill(who.username);
      await box(fields.email).fill(who.email);
      await box(fields.password).fill(who.password);
      await press(register.submit);
    },
    signIn: async ({ email, password }: { email: string; password: string }) => {
      await box(fields.email).fill(email);
      await box(fields.password).fill(password);
      await press(login.submit);
    },
    alert: main.getByRole('alert'),
  };
};

export const codeIn = (mail: string) => /^\d{4}$/m.exec(mail)![0];

/** Signs in on this device without the form, which account.spec.ts walks through. */
export async function signIn(page: Page, stage: Stage, who: ReturnType<typeof somebody>): Promise<void> {
  const { request } = page;
  const answer = await request.post(`${stage.url}/api/auth/login`, { data: who });
  const { token: value } = (await answer.json()) as { token: string };
  await page.context().addCookies([
    { name: 'authToken', value, url: stage.url, httpOnly: true },
    { name: SIGNED_IN_MARK, value: '1', url: stage.url },
  ]);
}

/** A new account that is signed in. */
export async function signedIn(page: Page, stage: Stage) {
  const at = screens(page, stage.url);
  const who = somebody();
  await page.request.post(`${stage.url}/api/auth/register`, { data: who });
  await signIn(page, stage, who);
  return { at, who };
}
