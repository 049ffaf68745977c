import { accountWords } from '@/content/forms/account';
import { accountFaults } from '@/content/forms/account-fields';
import { accountAnswers } from '@/content/forms/account-answers';
import { addressLinkWords } from '@/content/forms/address-link';
import { profileWords } from '@/content/forms/profile';
import { screens, signedIn } from './flow';
import { expect, PASSWORD, somebody, test, type Stage } from './stage';
import type { Page } from '@playwright/test';

const said = accountAnswers.en;
const words = profileWords.en;

const { fields } = accountWords.en;

/** Asks for a new address with the password, and reads the link out of the mail that went there. */
async function linkForNewAddress(page: Page, stage: Stage) {
  const at = screens(page, stage.url);
  const email = `new.${somebody().email}`;
  await at.open('profile');
  await at.press(words.edit);
  // The other forms of the page ask for it, too.
  const current = page.locator('#profile-current');
  await expect(current).toHaveCount(0);
  await at.box(fields.email).fill(email);
  await at.press(words.save);
  await expect(at.main.getByText(accountFaults.en.currentMissing)).toBeVisible();
  await current.fill(PASSWORD);
  await at.press(words.save);
  await expect(at.main.getByRole('button', { name: words.edit })).toBeVisible();
  return { email, link: linkIn(await stage.mailTo(email, /\?confirm=/)) };
}

const linkIn = (mail: string) => /\/email-address\?(?:confirm|undo)=[\w-]+/.exec(mail)![0];

const postsOf = (page: Page) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  return posts;
};

const link = addressLinkWords.en;

/** A wrong password is told; the right one makes the new address the account's. */
async function confirm(page: Page, stage: Stage) {
  const at = screens(page, stage.url);
  await at.box(fields.current).fill('wrong one');
  await at.press(link.confirm.submit);
  await expect(page.getByText(accountFaults.en.currentWrong)).toBeVisible();
  await at.box(fields.current).fill(PASSWORD);
  await at.press(link.confirm.submit);
  await expect(page).toHaveURL(`${stage.url}/login#address-confirmed`);
  await expect(page.getByText(said.addressConfirmed)).toBeVisible();
}

async function undo(page: Page, stage: Stage) {
  const at = screens(page, stage.url);
  await at.press(link.undo.submit);
  await expect(page).toHaveURL(`${stage.url}/forgot-password#address-restored`);
  await expect(page.getByText(said.addressRestored)).toBeVisible();
}

test(
  'a mailed link shows what it does and does it at a press: a new address and back again, each once, and never half of it',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const { at, who } = await signedIn(page, stage);
    const asked = await linkForNewAddress(page, stage);
    const posts = postsOf(page);
    await page.goto(`${stage.url}${asked.link}`);
    await expect(page.getByText(link.confirm.effect)).toBeVisible();
    await page.reload();
    expect(posts).toEqual([]);
    await confirm(page, stage);
    await at.signIn({ email: asked.email, password: PASSWORD });
    await expect(page).toHaveURL(`${stage.url}/`);

    await page.goto(`${stage.url}${linkIn(await stage.mailTo(who.email, /\?undo=/))}`);
    await expect(page.getByText(link.undo.effect)).toBeVisible();
    await undo(page, stage);

    await at.open('profile');
    await expect(page.getByText(words.out)).toBeVisible();
    await page.goto(`${stage.url}${asked.link}`);
    await at.box(fields.current).fill(PASSWORD);
    await at.press(link.confirm.submit);
    await expect(at.alert).toContainText(link.confirm.failed);
    await page.goto(`${stage.url}${asked.link.slice(0, -4)}`);
    await expect(page.getByText(link.incomplete.text)).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a link confirms and another undoes on a device that is signed out',
    { tag: '@slow' },
    async ({ page, stage }) => {
      const who = somebody();
      const { request } = page;
      await request.post(`${stage.url}/api/auth/register`, { data: who });
      const login = await request.post(`${stage.url}/api/auth/login`, { data: who });
      const { token } = (await login.json()) as { token: string };
      const email = `new.${who.email}`;
      const saved = await request.put(`${stage.url}/api/auth/profile`, {
        data: { username: who.username, email },
        headers: { authorization: token },
      });
      expect(await saved.json()).toMatchObject({ success: true, user: { email: who.email } });

      await page.goto(`${stage.url}${linkIn(await stage.mailTo(email, /\?confirm=/))}`);
      await confirm(page, stage);

      await page.goto(`${stage.url}${linkIn(await stage.mailTo(who.email, /\?undo=/))}`);
      await undo(page, stage);
    },
  );
});
