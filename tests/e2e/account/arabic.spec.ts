import sharp from 'sharp';
import { accountAnswers } from '@/content/forms/account-answers';
import { accountWords } from '@/content/forms/account';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { path } from '@/content/routes';
import { codeIn, screens } from './flow';
import { expect, somebody, test } from './stage';

const { fields, forgot, login, otp, reset } = accountWords.ar;
const { design } = simulatorPage.ar;

/** The digits as Arabic writes them. */
const inArabic = (digits: string) => digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

// In English: account.spec.ts; digits of both languages: lib/forms; Arabic sign-in: below.
test(
  'a forgotten password in Arabic, its code typed in Arabic digits',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const at = screens(page, stage.url, 'ar');
    const who = somebody();
    await page.request.post(`${stage.url}/api/auth/register`, { data: who });
    await at.open('login');
    await at.main.getByRole('link', { name: login.forgot }).click();
    // The page before has a field of the same name.
    await expect(page).toHaveURL(stage.url + path('forgotPassword', 'ar'));
    await at.box(fields.email).fill(who.email);
    await at.press(forgot.submit);
    await expect(page).toHaveURL(`${stage.url}${path('otp', 'ar')}#code-sent`);
    const mail = await stage.mailTo(who.email, /^\d{4}$/m);
    expect(mail).toContain('كلمة مرور جديدة');
    await at.box(fields.code).fill(inArabic(codeIn(mail)));
    await at.press(otp.submit);
    await expect(page).toHaveURL(`${stage.url}${path('resetPassword', 'ar')}#code-right`);
    await at.box(fields.newPassword).fill('Another roof 2');
    await at.box(fields.confirm).fill('Another roof 2');
    await at.press(reset.submit);
    await expect(page.getByText(accountAnswers.ar.resetDone)).toBeVisible();
    await at.signIn({ ...who, password: 'Another roof 2' });
    await expect(page).toHaveURL(stage.url + path('home', 'ar'));
  },
);

test(
  'a shared design in Arabic: its page and its own card, and after signing in the tool with it',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const at = screens(page, stage.url, 'ar');
    const who = somebody();
    await page.request.post(`${stage.url}/api/auth/register`, { data: who });
    await page.goto(`${stage.url}/ar/design/1-4-f4efe4-0`);
    const told = (property: string) =>
      page.locator(`meta[property="og:${property}"]`).getAttribute('content');
    expect(await told('title')).toMatch(/[\u0600-\u06ff]/);
    const card = async (at: string) => (await page.request.get(stage.url + at)).body();
    const shown = new URL((await told('image'))!).pathname;
    expect(shown).toMatch(/^\/ar\/cards\/design\//);
    const [arabic, english] = [await card(shown), await card(shown.replace('/ar/', '/'))];
    expect(arabic.equals(english)).toBe(false);
    const { width, height } = await sharp(arabic).metadata();
    expect([width, height]).toEqual([1200, 630]);

    await page.getByRole('link', { name: design.change }).click();
    await expect(page).toHaveURL(/\/ar\/login\?callbackUrl=%2Far%2F.*o%3D4/);
    await at.signIn(who);
    await expect(page).toHaveURL(new RegExp(`${path('roofSimulator', 'ar')}\\?.*o=4&w=F4EFE4`));
    await expect(page.locator('img[data-layer$="/wall-f4efe4"]')).toBeVisible();
    await expect(page.getByRole('img', { name: /^فيلا .* السقف: / })).toBeVisible();
  },
);
