import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { roofCheckPage } from '../../../content/pages/tools/roof-check';
import { axeFaults } from '../../helpers/browser/axe';
import { expect, test, type Stage } from '../contact/stage';
import { hidePixels, house } from './roof-photo';

const { zone, result, send } = roofCheckPage.en.check;
const PAGE = '/bricks-simulator';

/** A photograph that tells where it was taken. */
const noted = (width = 2400, quality = 95) =>
  house(width, (width * 3) / 4)
    .jpeg({ quality })
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
    .toBuffer();

const form = (page: Page) => page.locator('#roof-photo');
const box = (page: Page, name: keyof typeof send.fields) => form(page).getByLabel(send.fields[name]);
const consent = (page: Page) => form(page).getByRole('checkbox', { name: send.consent });

async function choosePhoto(page: Page, buffer: Buffer) {
  await page.getByLabel(zone.choose).setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('#roof-check-message')).toContainText(result.suitable);
}

async function openForm(page: Page, buffer: Buffer) {
  await choosePhoto(page, buffer);
  await page.getByRole('button', { name: send.open }).click();
  await expect(page.getByRole('heading', { name: send.title })).toBeFocused();
  await expect(consent(page)).not.toBeChecked();
}

async function fillIn(page: Page, name: string) {
  await box(page, 'name').fill(name);
  await box(page, 'phone').fill('050 123 4567');
  await box(page, 'message').fill(`A hip roof of ${name}`);
}

const stored = (stage: Stage, name: string) =>
  stage.query<{ page: string; message: string; bytes: Uint8Array | null }>(
    `SELECT e."page", e."message", p."bytes" FROM "Enquiry" e
     LEFT JOIN "EnquiryPhoto" p ON p."enquiryId" = e."id" WHERE e."name" = $1`,
    [name],
  );

test('a photo goes along with an enquiry once its owner agrees: small, and without what the camera noted', async ({
  page,
  stage,
}, info) => {
  const name = `Salma Photo ${info.project.name}`;
  const photo = await noted();
  expect(photo.includes('Secret place')).toBe(true);
  await page.goto(stage.url + PAGE);
  await openForm(page, photo);
  await fillIn(page, name);
  expect(await axeFaults(page)).toEqual([]);
  await consent(page).check();
  await form(page).getByRole('button', { name: send.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();

  const rows = await stored(stage, name);
  expect(rows).toMatchObject([{ page: PAGE, message: `A hip roof of ${name}` }]);
  const bytes = Buffer.from(rows[0]!.bytes!);
  expect(bytes.length).toBeLessThan(2_000_000);
  expect(bytes.includes('Secret place')).toBe(false);
  const { format, exif, width, height } = await sharp(bytes).metadata();
  expect({ format, exif, width, height }).toEqual({
    format: 'jpeg',
    exif: undefined,
    width: 2000,
    height: 1500,
  });
  await stage.expectSentOnce(name);
  const [mail] = await stage.mailsAbout(name);
  expect(mail!.attachments).toEqual([{ filename: 'photo.jpg', content: bytes.toString('base64') }]);
});

test('without a tick no photo is sent; consent is for one photo alone', async ({ page, stage }, info) => {
  const name = `Omar Photo ${info.project.name}`;
  const photo = await noted();
  await page.goto(stage.url + PAGE);
  await openForm(page, photo);
  await fillIn(page, name);
  await consent(page).check();
  await choosePhoto(page, await house(1500, 1200).jpeg().toBuffer());
  await expect(consent(page)).not.toBeChecked();
  await expect(box(page, 'name')).toHaveValue(name);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent = request.postDataBuffer()?.length ?? 0;
  });
  await form(page).getByRole('button', { name: send.submitWithout }).click();
  await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();
  expect(sent).toBeLessThan(10_000);
  expect(await stored(stage, name)).toMatchObject([{ bytes: null }]);
  await stage.expectSentOnce(name);
  expect((await stage.mailsAbout(name))[0]!.attachments ?? []).toEqual([]);
});

test(
  'what was typed is there again after a way back, until it is sent',
  { tag: '@slow' },
  async ({ page, stage }, info) => {
    const name = `Salma Draft ${info.project.name}`;
    const photo = await noted();
    await page.goto(stage.url + PAGE);
    await openForm(page, photo);
    await fillIn(page, name);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(PAGE));
    await page.goBack();
    await openForm(page, photo);
    await expect(box(page, 'name')).toHaveValue(name);
    await expect(box(page, 'phone')).toHaveValue('050 123 4567');
    await expect(box(page, 'message')).toHaveValue(`A hip roof of ${name}`);
    await form(page).getByRole('button', { name: send.submitWithout }).click();
    await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();
    expect(await stored(stage, name)).toHaveLength(1);
    await page.reload();
    await openForm(page, photo);
    await expect(box(page, 'name')).toHaveValue('');
    await expect(box(page, 'message')).toHaveValue(send.message);
  },
);

test(
  'where the browser keeps nothing and knows no workers, the photo goes along all the same',
  { tag: '@slow' },
  async ({ page, stage }, info) => {
    const name = `Rania Photo ${info.project.name}`;
    await page.addInitScript(() => {
      const refuse = { get: () => { throw new DOMException('No', 'SecurityError'); } }; // prettier-ignore
      for (const storage of ['sessionStorage', 'localStorage', 'indexedDB'])
        Object.defineProperty(window, storage, refuse);
      for (const tool of ['Worker', 'OffscreenCanvas']) Reflect.deleteProperty(window, tool);
    });
    await page.goto(stage.url + PAGE);
    await openForm(page, await noted());
    await fillIn(page, name);
    await consent(page).check();
    await form(page).getByRole('button', { name: send.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();
    const [row] = await stored(stage, name);
    expect((await sharp(Buffer.from(row!.bytes!)).metadata()).exif).toBeUndefined();
  },
);

test(
  'where the browser gives no pixels the photo goes as it is, and the server draws it anew',
  { tag: '@slow' },
  async ({ page, stage }, info) => {
    const name = `Huda Photo ${info.project.name}`;
    await hidePixels(page);
    const buffer = await noted(3600, 98);
    // More than any other form may weigh.
    expect(buffer.length).toBeGreaterThan(1_100_000);
    await page.goto(stage.url + PAGE);
    await page.getByLabel(zone.choose).setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: result.confirm }).click();
    await page.getByRole('button', { name: send.open }).click();
    await expect(form(page)).toContainText(send.consentWhole.split('{size}')[0]!);
    await fillIn(page, name);
    await consent(page).check();
    await form(page).getByRole('button', { name: send.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: send.done.title })).toBeFocused();
    const [row] = await stored(stage, name);
    const bytes = Buffer.from(row!.bytes!);
    expect(bytes.includes('Secret place')).toBe(false);
    const { format, exif, width } = await sharp(bytes).metadata();
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 2048 });
  },
);
