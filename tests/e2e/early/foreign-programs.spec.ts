import type { Page } from '@playwright/test';
import { expect, plain as test } from '../../helpers/browser/test';
import puppeteer from 'puppeteer-core';
import { answers as said } from '../../../content/assistant/answers';
import { chat } from '../../../content/assistant/words';
import { contactForm } from '../../../content/forms/contact';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { fieldWords } from '../../../content/forms/field-words';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { productPageOf, productPath } from '../../../content/products/addresses';
import { compareAddress } from '../../../content/products/compare-address';
import { comparePage } from '../../../content/pages/catalogue/compare';
import { packedModelOf } from '../../../content/products/downloads';
import { productWords } from '../../../content/products/page-words';
import { spaceWords } from '../../../content/products/space-words';
import { path } from '../../../content/routes';
import { searchWords } from '../../../content/search/words';
import { lightboxWords } from '../../../content/shell/lightbox';
import { shell } from '../../../content/shell/shell';
import { firefoxProgram, missingForFirefox } from '../../../scripts/shared/browser';
import { signedInCookie } from '../../helpers/site/sign-in';
import { house } from '../tools/roof-photo';
import { change, changeOnTheLine, CHANGES, type Change } from './foreign-changes';
import { answers, openBare } from './held-scripts';

// Playwright's own test: these act before the page answers, or as other programs of the browser do.
const ALL = Object.keys(CHANGES) as Change[];
const WHO = { email: 'guarded@villa.example', password: 'Clay tiles 1976' };
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

/** A password manager's part of the page: fills in the form and leaves its icons, as soon as the page is read. */
const manage = ([email, password]: [string, string]) =>
  document.addEventListener('DOMContentLoaded', () => {
    const names = { email, password };
    for (const [name, value] of Object.entries(names)) {
      const input = document.querySelector<HTMLInputElement>(`main form [name=${name}]`);
      if (!input) continue;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
      input.after(document.createElement('div'));
    }
  });

/** As often as it may come out otherwise. */
const VISITS = 6;

test(
  `a password manager fills in and signs in, ${VISITS} times of ${VISITS}`,
  { tag: '@slow' },
  async ({ page, request }) => {
    await signedInCookie(request);
    await page.addInitScript(manage, [WHO.email, WHO.password] as [string, string]);
    for (let visit = 1; visit <= VISITS; visit++) {
      await page.goto(path('login', 'en'));
      await answers(page);
      await expect(page.locator('main form [name=email] + div')).toHaveCount(1);
      await expect(field(page, 'email')).toHaveValue(WHO.email);
      await expect(field(page, 'password')).toHaveValue(WHO.password);
    }
    await page.locator('main form [type=submit]').click();
    await expect(page).not.toHaveURL(path('login', 'en'));
  },
);

test('what stands in a changed form before its page answers is sent as it stands', async ({ page }) => {
  const release = await openBare(page, path('contact', 'en'));
  const values = { name: 'Mariam', email: 'mariam@villa.example', message: `Two roofs ${Date.now()}` };
  for (const [name, value] of Object.entries(values))
    await field(page, name).evaluate((input: HTMLInputElement, word) => void (input.value = word), value);
  await change(page, ALL);
  release();
  await answers(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('#connect [type=submit]').click();
  const body = (await sent).postData();
  for (const value of Object.values(values)) expect(body).toContain(value);
  await expect(page.locator('#connect')).toContainText(contactForm.en.done.title);
});

test('a photo chosen in a page that is drawn anew is checked', { tag: '@slow' }, async ({ page }, info) => {
  const photo = info.outputPath('roof.jpg');
  await house(1600, 1200).jpeg().toFile(photo);
  await changeOnTheLine(page, path('bricksSimulator', 'en'));
  const release = await openBare(page, path('bricksSimulator', 'en'));
  const file = page.locator('#roof-check input[type=file]:not([capture])');
  await file.setInputFiles(photo);
  await expect(file.locator('..')).toHaveCSS('animation-name', 'taken');
  release();
  await expect(page.locator('#roof-check-message')).toContainText(roofCheckPage.en.check.result.suitable);
  await expect(file.locator('..')).not.toHaveCSS('animation-name', 'taken');
});

test('a press waits for a page that is drawn anew', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await changeOnTheLine(page, '/');
  const release = await openBare(page, '/');
  await page.getByRole('button', { name: shell.en.menu.open, exact: true }).click();
  release();
  await answers(page);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('the search stays open, with what was typed', { tag: '@slow' }, async ({ page }) => {
  const release = await openBare(page, '/');
  await page.locator('header').getByRole('button', { name: searchWords.en.open }).first().click();
  const search = page.locator('#site-search-field');
  await search.pressSequentially('duna beige');
  await change(page, ALL);
  release();
  await answers(page);
  await expect(search).toHaveValue('duna beige');
  await expect(search).toBeFocused();
  await expect(page.locator('#site-search')).toContainText('Duna Beige');
});

test('a page that is translated while it is shown says what is wrong, sends, and leads on', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(path('contact', 'en'));
  await answers(page);
  const form = page.locator('#connect');
  await change(page, ['translation']);
  await field(page, 'email').fill('mariam@');
  await page.locator('#connect [type=submit]').click();
  await expect(form).toContainText(fieldWords.en.nameMissing);
  await change(page, ['translation']);
  await field(page, 'name').fill('Mariam');
  await field(page, 'email').fill('mariam@villa.example');
  await field(page, 'message').fill('Two roofs');
  await expect(form).not.toContainText(fieldWords.en.nameMissing);
  await page.locator('#connect [type=submit]').click();
  await expect(form).toContainText(contactForm.en.done.title);
  await change(page, ['translation']);
  await page.locator('footer a[href="/about-us"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(path('about', 'en'));
  expect(faults).toEqual([]);
});

// Forms of a translated page: above; the assistant in a page that nobody changed: assistant/*.spec.ts.
test('the assistant answers on a translated page', { tag: '@slow' }, async ({ page }) => {
  await page.goto(path('services', 'en'));
  await answers(page);
  await page.getByRole('button', { name: chat.en.open }).first().click();
  const question = page.locator('section:has([role=log]) form input');
  await question.fill('which brands do you have?');
  await change(page, ['translation', 'boxes']);
  await expect(question).toHaveValue('which brands do you have?');
  await question.press('Enter');
  await expect(page.locator('[role=log]')).toContainText(said.en.brands.text.slice(0, 40));
});

// One control at a time: early-input.spec.ts, and the forms above.
test(
  'every control of a product answers on a page that others changed before it did',
  { tag: '@slow' },
  async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const tile = productPageOf('bmi-portoghese-natural')!;
    const main = page.getByRole('main');
    await page.route(`**${packedModelOf(tile)!.file}*`, (route) => route.fulfill({ status: 404 }));
    const release = await openBare(page, productPath(tile, 'en'));
    await change(page, ALL);
    release();
    await answers(page);
    await test.step('list', async () => {
      await main.getByRole('button', { name: enquiryWords.en.add.add }).first().click();
      await expect(main.getByRole('link', { name: enquiryWords.en.add.added })).toHaveCount(2);
    });
    await test.step('pictures and questions', async () => {
      await change(page, ['translation']);
      await main.locator('a[aria-haspopup=dialog]').first().click();
      await change(page, ['translation', 'boxes']);
      const lightbox = page.getByRole('dialog');
      await lightbox.getByRole('button', { name: lightboxWords.en.next, exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(lightbox).toHaveCount(0);
      await main.locator('summary').first().click();
      await expect(main.locator('details[open]')).toHaveCount(1);
    });
    await test.step('model', async () => {
      const space = page.locator('section[aria-labelledby=space]');
      await space.getByRole('link', { name: spaceWords.en.open }).click();
      await change(page, ['translation']);
      await expect(space.locator('p[role=status]')).toContainText(spaceWords.en.failed, { timeout: 30_000 });
      await expect(space.getByRole('link', { name: spaceWords.en.again })).toBeVisible();
    });
    await test.step('comparison', async () => {
      await main.getByRole('link', { name: comparePage.en.open }).first().dispatchEvent('click');
      await expect(page).toHaveURL(compareAddress([tile.id], 'en'));
      await change(page, ['translation', 'boxes']);
      await page.locator('#another').selectOption('yamama-1');
      await main.getByRole('button', { name: comparePage.en.add.send }).click();
      await expect(page).toHaveURL(compareAddress([tile.id, 'yamama-1'], 'en'));
      await expect(page.locator('thead th:not(:first-child)')).toHaveCount(2);
    });
    await test.step('sample', async () => {
      await page.goto(productPath(tile, 'en'));
      await answers(page);
      await change(page, ALL);
      await main.getByRole('link', { name: productWords.en.sample.ask }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByLabel(enquiryListWords.en.wants.sample)).toBeChecked();
    });
    expect(faults).toEqual([]);
  },
);

test('Firefox keeps them too', { tag: '@slow' }, async ({ baseURL }) => {
  test.skip(Boolean(missingForFirefox()), missingForFirefox());
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram(),
    timeout: 90_000,
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(manage, [WHO.email, WHO.password] as [string, string]);
  await page.evaluateOnNewDocument(
    `document.addEventListener('DOMContentLoaded', ${CHANGES.translation.toString()})`,
  );
  await page.goto(baseURL! + path('login', 'en'), { waitUntil: 'load' });
  await page.waitForFunction(
    `Object.keys(document.getElementById('main')).some((key) => key.startsWith('__reactFiber'))`,
  );
  await page.waitForSelector('main font');
  const values = `[...document.querySelectorAll('main form :is([name=email],[name=password])')].map(({ value }) => value)`;
  expect(await page.evaluate(values)).toEqual([WHO.email, WHO.password]);
  await browser.close();
});
