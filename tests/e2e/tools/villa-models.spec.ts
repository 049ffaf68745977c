import type { Page } from '@playwright/test';
import { gateForm } from '../../../content/forms/gate';
import { turnOf, villaModelsPage as words } from '../../../content/pages/tools/villa-models';
import { expect, returning as test, test as firstVisit } from '../../helpers/browser/test';

const gate = gateForm.en;

const PAGE = '/expirence-model';
const INFO = { fullName: 'Omar Saif', email: 'omar@villa.example', phone: '+971501234567', message: '' };

/** The gate asks when a visitor presses for more. */
async function toGate(page: Page) {
  await page.goto(PAGE);
  await page.getByRole('button', { name: gate.ask }).click();
  await expect(dialog(page)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: gate.title });
/** The first turns for everybody, the second behind the gate. */
const turner = (page: Page, nth = 1) => page.getByRole('slider').nth(nth);
const frameOf = (page: Page) =>
  turner(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => Number(/-(\d\d)(-\d+\.avif|\.webp)$/.exec(image.currentSrc)?.[1]));

const known = (page: Page) =>
  page.addInitScript((info) => localStorage.setItem('userContactInfo', JSON.stringify(info)), INFO);

test('the gate, and what is open to everybody', { tag: '@desk-slow' }, async ({ page }) => {
  await page.goto(PAGE);

  await test.step('one villa turns for everybody, and the gate asks for the others only when it is pressed', async () => {
    await turner(page, 0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(turner(page, 0)).toHaveAttribute('aria-valuetext', 'View 2 of 18');
    const stills = page.getByRole('list', { name: words.en.stills });
    await expect(stills.getByRole('listitem')).toHaveCount(words.en.models.length - 1);
    await page.getByRole('button', { name: gate.ask }).scrollIntoViewIfNeeded();
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: gate.ask }).click();
    await dialog(page).getByRole('button', { name: gate.close }).click();
    await expect(stills).toBeVisible();
  });

  await test.step('Escape closes it', async () => {
    await page.getByRole('button', { name: gate.ask }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a press beside the form loses nothing that was typed', async () => {
    await page.getByRole('button', { name: gate.ask }).click();
    await dialog(page).getByLabel(gate.fields.fullName).fill('Omar');
    await page.mouse.click(4, 200);
    await expect(dialog(page).getByLabel(gate.fields.fullName)).toHaveValue('Omar');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('asks once on a device, opens, and does not ask again', async () => {
    await page.getByRole('button', { name: gate.ask }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(turner(page)).toBeHidden();
    // What was typed before it was closed stands there again.
    await expect(dialog(page).getByLabel(gate.fields.fullName)).toHaveValue('Omar');
    await dialog(page).getByLabel(gate.fields.fullName).fill('');
    await dialog(page).getByRole('button', { name: gate.submit }).click();
    await expect(dialog(page).getByText('Full name is required')).toBeVisible();
    await expect(dialog(page).getByText('Email is required')).toBeVisible();
    await expect(dialog(page).getByText('Phone number is required')).toBeVisible();
    await dialog(page).getByLabel(gate.fields.fullName).fill(INFO.fullName);
    await dialog(page).getByLabel(gate.fields.email).fill(INFO.email);
    await dialog(page).getByLabel(gate.fields.phone).fill(INFO.phone);
    const begun = Date.now();
    await dialog(page).getByRole('button', { name: gate.submit }).click();
    await expect(page.getByText(gate.sent)).toBeVisible();
    await expect(turner(page)).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThan(1400);
    await page.reload();
    await expect(turner(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('cancel leads home', { tag: '@slow' }, async ({ page }) => {
  await toGate(page);
  await dialog(page).getByRole('button', { name: gate.cancel }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the villas of who is known', { tag: '@slow' }, async ({ page }) => {
  await known(page);
  await page.goto(PAGE);

  await test.step('three, each with its facts and a way into the simulator', async () => {
    await expect(page.getByRole('slider')).toHaveCount(words.en.models.length);
    for (const { id, name } of words.en.models) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect(page.locator(`main a[href="/expirence-now?m=${id}"]`)).toBeVisible();
    }
  });

  await test.step('a villa turns by keys, buttons and by itself', async () => {
    expect(turnOf('model-2')).toHaveLength(18);
    await turner(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(turner(page)).toHaveAttribute('aria-valuetext', 'View 2 of 18');
    await expect.poll(() => frameOf(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(turner(page)).toHaveAttribute('aria-valuetext', 'View 18 of 18');
    await expect.poll(() => frameOf(page)).toBe(17);
    await page.getByRole('button', { name: words.en.spin.right }).nth(1).click();
    await expect(turner(page)).toHaveAttribute('aria-valuetext', 'View 1 of 18');
    await page.getByRole('button', { name: words.en.spin.play }).nth(1).click();
    const view = async () => Number(await turner(page).getAttribute('aria-valuenow'));
    await expect.poll(view).toBeGreaterThanOrEqual(4);
    await page.getByRole('button', { name: words.en.spin.pause }).click();
    const stopped = await view();
    await page.waitForTimeout(600);
    expect(await view()).toBe(stopped);
  });
});

test(
  'dragging turns it and stops the turning by itself',
  { tag: ['@slow', '@mouse', '@each'] },
  async ({ page }) => {
    await known(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: words.en.spin.play }).nth(1).click();
    const box = (await turner(page).boundingBox())!;
    // Low on the picture: its top may lie above the screen once the button below it was pressed.
    const y = box.y + box.height - 80;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    await expect(page.getByRole('button', { name: words.en.spin.pause })).toHaveCount(0);
    const before = Number(await turner(page).getAttribute('aria-valuenow'));
    await page.mouse.move(box.x + 100, y, { steps: 10 });
    const after = Number(await turner(page).getAttribute('aria-valuenow'));
    // 200 px at 0.2 degrees each are two of the frames, 20 degrees apart.
    expect((after - before + 18) % 18).toBe(2);
    await page.mouse.up();
  },
);

firstVisit(
  'only the first picture of a villa is fetched before somebody turns it',
  { tag: '@slow' },
  async ({ page }) => {
    await known(page);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const name = /turntable\/(model-\d-\d\d)/.exec(request.url())?.[1];
      if (name) fetched.add(name);
    });
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect([...fetched].every((name) => name.endsWith('-00'))).toBe(true);
    await turner(page).focus();
    await expect.poll(() => [...fetched].filter((name) => name.startsWith('model-2')).length).toBe(18);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the villas are simply there', async ({ page }) => {
    await page.goto(PAGE);
    for (const { name } of words.en.models) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText(gate.loading)).toBeHidden();
  });
});
