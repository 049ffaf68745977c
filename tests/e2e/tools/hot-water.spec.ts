import { request, type Page } from '@playwright/test';
import { countMoves, moved } from '../../helpers/browser/moved';
import { axeFaults } from '../../helpers/browser/axe';
import { readPdf } from '../../helpers/pictures/read-pdf';
import { signedInCookie } from '../../helpers/site/sign-in';
import { expect, test } from '../contact/stage';
import { accountWords } from '../../../content/forms/account';
import { hotWaterExample } from '../../../content/pages/tools/hot-water-example';
import { hotWaterPage } from '../../../content/pages/tools/hot-water';
import { path } from '../../../content/routes';

const { calculator: words, send } = hotWaterPage.en;
const PAGE = path('hotWater', 'en');
const VILLA = '?fullBathrooms=4&bathroomsWithoutShower=1&centralKitchen=1';

async function open(page: Page, url: string, query = '') {
  // Signed in where the page is: another site has another secret.
  const there = await request.newContext({ baseURL: url });
  const cookie = (await signedInCookie(there)).replace('authToken=', '');
  await there.dispose();
  await page.context().addCookies([{ name: 'authToken', value: cookie, url }]);
  await page.goto(url + PAGE + query);
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const result = (page: Page) => page.locator('#result');

test('litres follow every key; steps, Arabic digits, nonsense and modes count as they should', async ({
  page,
  stage,
}) => {
  await open(page, stage.url);
  await expect(result(page).getByRole('heading', { name: words.empty.title })).toBeVisible();
  await expect(page.getByText(words.note, { exact: true })).toBeVisible();
  await expect(result(page).getByText(words.system.proposed)).toHaveCount(0);

  const baths = field(page, words.fields.fullBathrooms);
  await baths.fill('٤');
  await expect(result(page)).toContainText('200');
  await page.getByRole('button', { name: `One more: ${words.fields.fullBathrooms}` }).click();
  await expect(baths).toHaveValue('5');
  await expect(result(page)).toContainText('250');
  // At the least the button says so, and pressing it all the same changes nothing.
  const less = page.getByRole('button', { name: `One less: ${words.fields.centralKitchen}` });
  await expect(less).toBeDisabled();
  await less.dispatchEvent('click');
  await expect(field(page, words.fields.centralKitchen)).toHaveValue('0');
  await baths.fill('many');
  await expect(baths).toHaveAccessibleDescription(/“many” is not a number and counts as 0/);
  await expect(result(page).getByRole('heading', { name: words.empty.title })).toBeVisible();
  await baths.fill('4');
  await field(page, words.fields.centralKitchen).fill('2');
  await expect(result(page).getByRole('heading', { name: 'System 750/8' })).toBeVisible();
  await page.getByLabel(words.options.recirculation).check();
  await expect(result(page)).toContainText('The system is sized for 460 L');

  await page.getByRole('radio', { name: words.modes.laborCamp }).check();
  await field(page, words.fields.laborCount).fill('100');
  await field(page, words.campKitchen).fill('1');
  await field(page, words.fields.ablution).fill('1');
  await expect(result(page)).toContainText('3,600');
  await expect(result(page).getByRole('heading', { name: words.engineer.title })).toBeVisible();
  await expect(result(page).getByText('kWh')).toHaveCount(0);
  await expect(page).toHaveURL(
    /mode=laborCamp&laborCount=100&centralKitchen=1&ablution=1&recirculation=1&privateVilla\.fullBathrooms=4&privateVilla\.centralKitchen=2$/,
  );
  // What the other building had is still there.
  await page.getByRole('radio', { name: words.modes.privateVilla }).check();
  await expect(baths).toHaveValue('4');
});

test(
  'an address brings a calculation back; every figure says where it is from; it is printed as a report',
  { tag: ['@slow', '@desk-slow'] },
  async ({ page, stage }) => {
    await open(page, stage.url, VILLA);
    const card = result(page);
    await expect(card.getByRole('heading', { name: 'System 500/5' })).toBeVisible();
    await expect(card).toContainText('77–82%');
    const chart = card.getByRole('img', { name: /by month/ });
    await expect(chart).toBeVisible();
    const signs = card.locator('summary').filter({ hasText: words.about });
    expect(await signs.count()).toBeGreaterThanOrEqual(9);
    for (const sign of await signs.all()) {
      const { height } = (await sign.boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await signs.filter({ hasText: words.share.title }).click();
    await expect(card.getByText(/EN 15316-4-3:2017/)).toBeVisible();
    await card.getByText(words.months.table).click();
    await expect(card.getByRole('row')).toHaveCount(13);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const called = page.evaluate(
      () => new Promise((done) => window.addEventListener('beforeprint', () => done(document.title))),
    );
    const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
    expect(await called).toMatch(/^hot-water-310L-\d{4}-\d\d-\d\d$/);
    const paper = pages.join(' ');
    for (const text of [
      '310 L',
      'System 500/5',
      'December',
      'EN 15316-4-3:2017',
      'NASA POWER',
      'version 1.1',
    ])
      expect(paper).toContain(text);
    expect(paper).not.toContain(words.ways.copy);
  },
);

test(
  'a calculation goes into an enquiry, and a system on the list',
  { tag: '@slow' },
  async ({ page, stage }, info) => {
    const name = `Huda ${info.project.name}`;
    await open(page, stage.url, VILLA);
    const add = result(page).getByRole('button', { name: /^Add to enquiry.*System 500\/5/ });
    await add.click();
    await expect(result(page).getByRole('link', { name: /^In your enquiry.*System 500\/5/ })).toBeVisible();

    await page.getByRole('button', { name: send.open }).click();
    await page.getByRole('button', { name: send.submit }).click();
    await expect(page.getByLabel(send.fields.name)).toBeFocused();
    await page.getByLabel(send.fields.name).fill(name);
    await page.getByLabel(send.fields.email).fill('huda@villa.example');
    await page.getByRole('button', { name: send.submit }).click();
    await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();
    const [row] = await stage.query(
      `SELECT "kind", "message", "page", "carried" FROM "Enquiry" WHERE "name" = $1`,
      [name],
    );
    expect(row).toMatchObject({
      kind: 'contact',
      message: send.message,
      page: PAGE,
      carried: {
        kind: 'calculation',
        title: 'Private Villa, 310 L per day: SIGMA System 500/5',
        path: `${PAGE}${VILLA}`,
      },
    });
    await stage.expectSentOnce(name);
    const [mail] = await stage.mailsAbout(name);
    expect(mail!.text).toContain('Solar share of the year: 77–82%');
    // As it can be opened from a mail.
    expect(mail!.text).toContain(`Open it at: ${new URL(`${PAGE}${VILLA}`, stage.url).href}`);
  },
);

test(
  'before signing in there is a worked example, here and where the calculator asks to sign in',
  { tag: '@slow' },
  async ({ page }) => {
    await page.goto('/services');
    const tool = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Solar water heater calculator', exact: true }) });
    await expect(tool).toContainText('System 500/5');
    await expect(tool).toContainText('77–82%');
    await tool.getByRole('link', { name: 'Calculate now' }).click();
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsolar-water-heater-calculator$/);
    const { hotWater, roofSimulator } = accountWords.en.login.tools;
    const main = page.getByRole('main');
    // The words for every tool are in the page; its address shows those of one.
    const shown = (text: string) => main.getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown(hotWater.name)).toHaveCount(1);
    await expect(main.getByText(hotWater.text).filter({ visible: true })).toHaveCount(1);
    await expect(shown(roofSimulator.name)).toHaveCount(0);
    await expect(page.getByRole('region', { name: hotWaterExample.en.title })).toContainText('77–82%');

    await page.goto(`${PAGE}${VILLA}`);
    await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsolar-water-heater-calculator%3FfullBathrooms/);
    await expect(page.getByText(hotWater.sent)).toBeVisible();
    const sent = page.getByRole('region', { name: hotWaterExample.en.sent.title });
    await expect(sent).toContainText('System 500/5');
    await page.getByRole('link', { name: accountWords.en.login.register }).click();
    await expect(page.getByText(accountWords.en.register.tools.hotWater.sent)).toBeVisible();
  },
);

for (const width of [390, 768])
  test(
    `at ${width} px nothing of the sign-in moves when the scripts start`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await countMoves(page);
      await page.goto(`/login?callbackUrl=${encodeURIComponent(`${PAGE}${VILLA}`)}`);
      await expect(page.getByRole('region', { name: hotWaterExample.en.sent.title })).toContainText(
        'System 500/5',
      );
      expect(await moved(page)).toBeLessThan(0.02);
    },
  );
