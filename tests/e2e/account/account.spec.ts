import type { Page } from '@playwright/test';
import { accountWords } from '@/content/forms/account';
import { accountFaults } from '@/content/forms/account-fields';
import { profileWords } from '@/content/forms/profile';
import { accountAnswers } from '@/content/forms/account-answers';
import { codeIn, screens, signedIn, signIn } from './flow';
import { expect, PASSWORD, somebody, test, type Stage } from './stage';

const said = accountAnswers.en;

const { fields } = accountWords.en;

test('register, sign in for a tool, see the profile, sign out; who wishes is remembered', async ({
  page,
  stage,
}) => {
  const who = somebody();
  const at = screens(page, stage.url);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'authToken')!;
  await at.open('register');
  await at.register(who);
  await expect(page.getByText('Registered successfully!')).toBeVisible();
  await expect(page).toHaveURL(`${stage.url}/login`);
  await stage.mailTo(who.email, /account is ready/);

  await page.goto(`${stage.url}/expirence-now`);
  await expect(page).toHaveURL(`${stage.url}/login?callbackUrl=%2Fexpirence-now`);
  await at.signIn({ ...who, password: 'wrong one' });
  await expect(at.alert).toContainText('Login failed. Please try again.');
  await at.signIn(who);
  await expect(page).toHaveURL(`${stage.url}/expirence-now`);
  // Said before the page was loaded anew, and still there.
  await page.waitForLoadState('load');
  await expect(page.getByText(said.loggedIn)).toBeVisible();
  // Ends when the browser closes.
  expect(await cookie()).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' });

  await at.open('profile');
  await expect(at.main.getByText(who.email)).toBeVisible();

  await at.open('logout');
  await at.press(accountWords.en.logout.submit);
  await expect(page).toHaveURL(`${stage.url}/login`);
  await page.goto(`${stage.url}/solar-water-heater-calculator`);
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await at.box(accountWords.en.login.remember).check();
  await at.signIn(who);
  await expect(page).toHaveURL(`${stage.url}/solar-water-heater-calculator`);
  const days = ((await cookie()).expires - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);
});

/** Three wrong codes, a new one that is offered at once, and the new password. */
async function resetBy(page: Page, stage: Stage) {
  const at = screens(page, stage.url);
  const who = somebody();
  const { otp } = accountWords.en;
  await page.request.post(`${stage.url}/api/auth/register`, { data: who });
  await at.open('login');
  await at.main.getByRole('link', { name: accountWords.en.login.forgot }).click();
  await expect(page).toHaveURL(`${stage.url}/forgot-password`);
  await at.box(fields.email).fill(who.email);
  await at.press(accountWords.en.forgot.submit);
  await expect(page).toHaveURL(`${stage.url}/otp-verification#code-sent`);
  await expect(page.getByText(otp.mailed)).toBeVisible();
  // What led here is said below the title, and the page opens with that.
  await expect(at.main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const mailed = async () => codeIn(await stage.mailTo(who.email, /^\d{4}$/m));
  const spent = await mailed();
  const wrong = String((Number(spent) + 1) % 10_000).padStart(4, '0');
  for (const said of [
    'Failed to verify code. Please try again.',
    'Failed to verify code.',
    'You need a new code.',
  ]) {
    await at.box(fields.code).fill(wrong);
    await at.press(otp.submit);
    await expect(at.alert).toContainText(said);
  }
  await at.main.getByRole('button', { name: otp.resend }).click();
  await expect(page.getByText(otp.sent).filter({ visible: true })).toBeVisible();
  await expect(page.getByText('You need a new code.')).toHaveCount(0);
  await expect.poll(mailed).not.toBe(spent);
  await at.box(fields.code).fill(await mailed());
  await at.press(otp.submit);
  await expect(page).toHaveURL(`${stage.url}/reset-password#code-right`);
  await expect(page.getByText(accountWords.en.reset.arrived)).toBeVisible();
  await expect(page.getByText(accountWords.en.reset.none.text)).toBeHidden();
  await at.box(fields.newPassword).fill('Another roof 2');
  await at.box(fields.confirm).fill('Another roof 2');
  await at.press(accountWords.en.reset.submit);
  await expect(page).toHaveURL(`${stage.url}/login#password-reset`);
  await expect(page.getByText(said.resetDone)).toBeVisible();
  await at.signIn({ ...who, password: PASSWORD });
  await expect(at.alert).toContainText('Login failed. Please try again.');
  await at.signIn({ ...who, password: 'Another roof 2' });
  await expect(page).toHaveURL(`${stage.url}/`);
}

test(
  'a forgotten password is replaced with a code from the mail; after three wrong ones a new one is asked for',
  { tag: '@slow' },
  async ({ page, stage }) => resetBy(page, stage),
);

test(
  'the page of the code claims no mail where none was asked for, and says once to start over',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const at = screens(page, stage.url);
    await at.open('otp');
    await expect(page.getByText(accountWords.en.otp.mailed)).toBeHidden();
    expect(await at.main.innerText()).not.toMatch(/have sent/);
    // Only what can be done here; who has a code comes to its field all the same.
    await expect(at.box(fields.code)).toBeHidden();
    await expect(at.main.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: accountWords.en.otp.none.have }).click();
    await expect(page.getByText(accountWords.en.otp.none.text)).toBeHidden();
    await at.box(fields.code).fill('12345');
    await at.press(accountWords.en.otp.submit);
    await expect(page.getByText(accountFaults.en.codeLong)).toBeVisible();
    await at.box(fields.code).fill('1234');
    await at.press(accountWords.en.otp.submit);
    await expect(at.alert).toHaveText('Email not found. Please start over.');

    await test.step('the new password without the steps before it', async () => {
      const { none, arrived, submit } = accountWords.en.reset;
      await at.open('resetPassword');
      await expect(page.getByText(none.text)).toBeVisible();
      await expect(page.getByText(arrived)).toBeHidden();
      await expect(at.box(fields.newPassword)).toBeHidden();
      await page.getByRole('link', { name: none.have }).click();
      await at.box(fields.newPassword).fill('Another roof 2');
      await at.box(fields.confirm).fill('Another roof 2');
      await at.press(submit);
      await expect(at.alert).toContainText('Email not found. Please start over.');
      await expect(page.getByText(none.text)).toBeHidden();
      await at.main.getByRole('link', { name: accountWords.en.reset.over }).click();
      await expect(page).toHaveURL(`${stage.url}/forgot-password`);
    });
  },
);

test('a session ends on every device at once', { tag: '@slow' }, async ({ page, browser, stage }) => {
  const { at, who } = await signedIn(page, stage);
  const other = await browser.newPage();
  const there = screens(other, stage.url);
  await signIn(other, stage, who);
  await there.open('profile');
  await expect(there.main.getByText(who.email)).toBeVisible();
  await at.open('profile');
  await at.main.locator('summary', { hasText: profileWords.en.everywhere.title }).click();
  await at.press(profileWords.en.everywhere.submit);
  await expect(page).toHaveURL(`${stage.url}/login#signed-out-everywhere`);
  await expect(page.getByText(accountAnswers.en.signedOutEverywhere)).toBeVisible();
  await there.open('profile');
  await expect(there.main.getByText(profileWords.en.out)).toBeVisible();
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('register and sign in', async ({ page, stage }) => {
    const at = screens(page, stage.url);
    const who = somebody();
    await at.open('register');
    await at.register({ ...who, password: 'abc' });
    await expect(page.getByText('Password is too weak')).toBeVisible();
    await at.register(who);
    await expect(page).toHaveURL(`${stage.url}/login#registered`);
    await expect(page.getByText(said.registered)).toBeVisible();
    await at.signIn(who);
    await expect(page).toHaveURL(`${stage.url}/`);
    await page.goto(`${stage.url}/expirence-now`);
    await expect(page).toHaveURL(`${stage.url}/expirence-now`);
  });

  test('a forgotten password', { tag: '@slow' }, async ({ page, stage }) => resetBy(page, stage));

  test(
    'the forms lead to each other without forgetting which page had asked',
    { tag: '@slow' },
    async ({ page, stage }) => {
      const { login, forgot } = accountWords.en;
      const asked = '?callbackUrl=%2Fexpirence-now%3Fm%3D2';
      await page.goto(`${stage.url}/login${asked}`);
      for (const [link, to] of [
        [login.forgot, '/forgot-password'],
        [forgot.login, '/login'],
        [login.register, '/register'],
      ]) {
        await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
        await expect(page).toHaveURL(stage.url + to + asked);
      }
    },
  );
});

test('the calls answer with and without the slash, without a redirect', async ({ request, stage }) => {
  for (const call of ['register', 'login', 'forgotPassword', 'checkOtp', 'resetPassword'])
    for (const slash of ['', '/']) {
      const answer = await request.post(`${stage.url}/api/auth/${call}${slash}`, {
        data: {},
        maxRedirects: 0,
      });
      expect([call, slash, answer.status()]).toEqual([call, slash, 400]);
      expect(answer.headers()['cache-control']).toBe('no-store');
    }
  for (const slash of ['', '/'])
    expect(
      (await request.put(`${stage.url}/api/auth/profile${slash}`, { data: {}, maxRedirects: 0 })).status(),
    ).toBe(401);
});

test("next-auth's own addresses: no page of its own, and nothing for a cache", async ({ request, stage }) => {
  for (const [name, to] of [
    ['signin', '/login'],
    ['error', '/login'],
    ['verify-request', '/login'],
    ['signout', '/logout'],
  ]) {
    const answer = await request.get(`${stage.url}/api/auth/${name}`, { maxRedirects: 0 });
    expect([name, answer.status(), answer.headers().location]).toEqual([name, 303, to]);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  const providers = await request.get(`${stage.url}/api/auth/providers`);
  expect([providers.status(), providers.headers()['cache-control']]).toEqual([200, 'no-store']);
  const logged = await request.post(`${stage.url}/api/auth/_log`, { data: {} });
  expect([logged.status(), logged.headers()['cache-control']]).toEqual([200, 'no-store']);
});

test("next-auth's own form signs in with the same cookie", async ({ page, stage }) => {
  const who = somebody();
  const { request } = page;
  await request.post(`${stage.url}/api/auth/register`, { data: who });
  const { csrfToken } = await (await request.get(`${stage.url}/api/auth/csrf`)).json();
  await request.post(`${stage.url}/api/auth/callback/credentials`, {
    form: { csrfToken, email: who.email, password: PASSWORD, json: 'true' },
    maxRedirects: 0,
  });
  const session = await (await request.get(`${stage.url}/api/auth/session`)).json();
  expect(session).toMatchObject({ user: { email: who.email, role: 'user' } });
});
