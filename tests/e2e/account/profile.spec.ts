import { changePassword } from '../../../content/redirects';
import { accountWords } from '@/content/forms/account';
import { accountAnswers } from '@/content/forms/account-answers';
import { profileWords } from '@/content/forms/profile';
import { shell } from '@/content/shell/shell';
import { toastWords } from '@/content/shell/toasts';
import { screens, signedIn, signIn } from './flow';
import { expect, PASSWORD, somebody, test } from './stage';
import type { Locator, Page } from '@playwright/test';

const said = accountAnswers.en;
const words = profileWords.en;

const { fields } = accountWords.en;

/** Narrow screens fold the groups of the footer; the account stands in the last. */
const unfolded = (footer: Locator) =>
  footer.locator('details').evaluateAll((groups) => {
    for (const group of groups) (group as HTMLDetailsElement).open = true;
  });

/** What stands at more than one element of the page as it is now: labels and links find the first alone. */
const doubledIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) < place);
  });

test('an account is edited, and deleted', { tag: '@slow' }, async ({ page, stage }) => {
  const { at, who } = await signedIn(page, stage);
  await at.open('profile');

  await test.step('a value stands nearer to its own name than to the next', async () => {
    const box = async (text: string) => (await at.main.locator('dl').getByText(text).boundingBox())!;
    const [name, value, next] = [
      await box(fields.username),
      await box(who.username),
      await box(fields.email),
    ];
    const above = value.y - (name.y + name.height);
    expect(next.y - (value.y + value.height)).toBeGreaterThan(above);
  });

  await test.step('edit, cancel and save hand the focus on', async () => {
    const edit = at.main.getByRole('button', { name: words.edit });
    await edit.press('Enter');
    await expect(at.box(fields.username)).toBeFocused();
    await at.main.getByRole('button', { name: words.cancel }).press('Enter');
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await at.box(fields.username).fill('Maryam');
    await at.box(fields.username).press('Enter');
    await expect(page.getByText('Data saved successfully')).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(at.main.getByText('Maryam')).toBeVisible();
  });

  await test.step('without motion the message goes too, pressed away or after its time', async () => {
    const message = page.getByText('Data saved successfully');
    await expect(message).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const pressed of [true, false]) {
      await at.main.getByRole('button', { name: words.edit }).press('Enter');
      await at.box(fields.username).press('Enter');
      await expect(message).toBeVisible();
      if (pressed) await page.getByRole('button', { name: toastWords.en.close }).press('Enter');
      await expect(message).toBeHidden();
    }
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('a deleted account is said to be deleted', async () => {
    const fold = at.main.locator('details', { hasText: words.remove.title });
    await fold.locator('summary').click();
    await fold.getByLabel(fields.current, { exact: true }).fill('not this one');
    await fold.getByRole('button', { name: words.remove.submit }).click();
    await expect(fold.getByText('This is not your current password')).toBeVisible();
    await fold.getByLabel(fields.current, { exact: true }).fill(PASSWORD);
    await fold.getByRole('button', { name: words.remove.submit }).click();
    await expect(page).toHaveURL(`${stage.url}/login#account-deleted`);
    await expect(page.getByText(said.deleted)).toBeVisible();
  });
});

test(
  'a way out from the menu, the footer and the profile',
  { tag: '@desk-slow' },
  async ({ page, stage }, info) => {
    const { at } = await signedIn(page, stage);
    const footer = page.getByRole('contentinfo');
    await page.goto(`${stage.url}/login?callbackUrl=https%3A%2F%2Fevil.example`);
    await expect(page).toHaveURL(`${stage.url}/`);
    await at.open('profile');
    await unfolded(footer);
    await expect(footer.getByRole('link', { name: shell.en.account.profile, exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: shell.en.signIn, exact: true })).toHaveCount(0);
    await expect(at.main.getByRole('link', { name: words.signOut })).toHaveAttribute('href', '/logout');

    await page.goto(`${stage.url}/services`);
    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: shell.en.menu.open, exact: true }).tap();
      const drawer = page.getByRole('dialog', { name: shell.en.menu.name });
      await expect(drawer.getByRole('link', { name: shell.en.account.profile })).toBeVisible();
      await drawer.getByRole('link', { name: shell.en.account.signOut }).tap();
    } else {
      await page.getByRole('button', { name: shell.en.account.name }).click();
      await page.getByRole('banner').getByRole('link', { name: shell.en.account.profile }).click();
      await expect(page).toHaveURL(`${stage.url}/profile`);
      await footer.getByRole('link', { name: shell.en.account.signOut, exact: true }).click();
    }
    await expect(page).toHaveURL(`${stage.url}/logout`);
    await at.press(accountWords.en.logout.submit);
    await expect(page).toHaveURL(`${stage.url}/login`);
    await unfolded(footer);
    await expect(footer.getByRole('link', { name: shell.en.signIn, exact: true })).toBeVisible();
    await expect(footer.getByRole('link', { name: shell.en.account.signOut, exact: true })).toHaveCount(0);
  },
);

// Over a sign-in: account.spec.ts, and without scripts below.
test(
  'the page that asked for signing in is reached over a new account, too',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const at = screens(page, stage.url);
    const who = somebody();
    // As the tool itself writes it, or it would write the address anew.
    const tool = '/expirence-now?v=1&m=1&s=1&o=1&w=E6C795&st=0';
    await page.goto(`${stage.url}${tool}`);
    await at.main.getByRole('link', { name: accountWords.en.login.register }).click();
    await at.register(who);
    await expect(page).toHaveURL(`${stage.url}/login?callbackUrl=${encodeURIComponent(tool)}`);
    await at.signIn(who);
    await expect(page).toHaveURL(stage.url + tool);
    await page.goto(`${stage.url}/login?callbackUrl=%2Fprofile`);
    await expect(page).toHaveURL(`${stage.url}/profile`);
  },
);

test(
  'a session that ended elsewhere ends here, too: the page says so',
  { tag: '@slow' },
  async ({ page, browser, stage }) => {
    const { at, who } = await signedIn(page, stage);
    const other = await browser.newPage();
    const there = screens(other, stage.url);
    await signIn(other, stage, who);
    // As a password manager leads to the form: it comes open and in view.
    await other.goto(`${stage.url}${changePassword.source}`);
    const fold = there.main.locator('details', { hasText: words.password.title });
    await expect(fold.getByRole('button', { name: words.password.submit })).toBeInViewport();
    // A doubled id once took the label of the new password away, and a long address made the page wider than the phone.
    expect(await doubledIds(other)).toEqual([]);
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(
      other.viewportSize()!.width,
    );
    const box = (label: string) => fold.getByLabel(label, { exact: true });
    await box(fields.current).fill('not this one');
    await box(fields.newPassword).fill('Another roof 2');
    await box(fields.confirm).fill('Another roof 2');
    await fold.getByRole('button', { name: words.password.submit }).click();
    await expect(there.alert).toContainText(said.passwordNotChanged);
    await box(fields.current).fill(PASSWORD);
    await fold.getByRole('button', { name: words.password.submit }).click();
    await expect(other.getByText(words.password.done)).toBeVisible();

    await page.goto(`${stage.url}/services`);
    await unfolded(page.getByRole('contentinfo'));
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: shell.en.signIn, exact: true }),
    ).toBeVisible();
    await at.open('profile');
    await expect(at.main.getByText(words.out)).toBeVisible();
    for (const [name, way] of [
      [words.login, '/login'],
      [words.register, '/register'],
    ] as const)
      await expect(at.main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${way}?callbackUrl=%2Fprofile`,
      );
    await other.close();
  },
);

test(
  'who is signed out while editing is led to sign in, and finds there what was typed',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const { at, who } = await signedIn(page, stage);
    await at.open('profile');
    await at.press(words.edit);
    await at.box(fields.username).fill('Maryam of Sharjah');
    await page.context().clearCookies();
    await at.press(words.save);
    await at.alert.getByRole('link', { name: words.login }).click();
    await expect(page).toHaveURL(`${stage.url}/login?callbackUrl=%2Fprofile`);
    await at.signIn(who);
    await expect(at.box(fields.username)).toHaveValue('Maryam of Sharjah');
    await at.press(words.cancel);
    await page.reload();
    await expect(at.main.getByRole('button', { name: words.edit })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a wrong password does not make the page that asked be forgotten',
    { tag: '@slow' },
    async ({ page, stage }) => {
      const at = screens(page, stage.url);
      const who = somebody();
      await page.request.post(`${stage.url}/api/auth/register`, { data: who });
      await page.goto(`${stage.url}/expirence-now`);
      await at.signIn({ ...who, password: 'wrong one' });
      await expect(at.alert).toBeVisible();
      await at.signIn(who);
      await expect(page).toHaveURL(`${stage.url}/expirence-now`);
    },
  );
});
