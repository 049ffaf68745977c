import { expect, test } from '../contact/stage';
import { fill } from '../../../lib/site/fill';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { badge, keep, lines, quantityOf } from './list';

const words = enquiryListWords.en;

const { fields, submit, done } = words.form;

interface Stored {
  kind: string;
  details: { lines: unknown[] };
  page: string;
  language: string;
  source: Record<string, string>;
}

test('the list goes out as one enquiry, and is empty then', async ({ page, stage }, info) => {
  const name = `Mariam ${info.project.name}`;
  await keep(page, 3);
  // What led here is told by the first page, and remembered on the others.
  await page.goto(`${stage.url}/product?utm_source=letter`);
  await page.getByRole('banner').locator('a[href="/cart"]').click();
  await page.getByRole('button', { name: submit.quote }).click();
  await expect(page.getByLabel(fields.name)).toBeFocused();
  await page.getByLabel(fields.name).fill(name);
  await page.getByLabel(fields.email).fill('mariam@villa.example');
  await quantityOf(lines(page).first()).fill('240');
  await page.getByRole('button', { name: submit.quote }).click();
  await expect(page.getByRole('heading', { name: done.title })).toBeFocused();
  await expect(badge(page, 0)).toBeVisible();
  await page.getByRole('link', { name: done.again }).click();
  await expect(page.getByRole('main')).toBeFocused();
  const rows = await stage.query<Stored>(
    `SELECT "kind", "details", "page", "language", "source" FROM "Enquiry" WHERE "name" = $1`,
    [name],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.kind).toBe('quote');
  expect(rows[0]!.details.lines).toHaveLength(3);
  expect(rows[0]).toMatchObject({ page: '/cart', language: 'en', source: { source: 'letter' } });
  await stage.expectSentOnce(name);
  const [mail] = await stage.mailsAbout(name);
  expect(mail!.subject).toBe(`Enquiry list: ${name}`);
  expect(mail!.text).toContain('1. 240 pieces: Tile 0, BMI, Italy');
  expect(mail!.text).toContain(`Sent from page: ${stage.url}/cart\nLanguage: English\nCampaign: letter`);
});

test(
  'samples need an address, and go out of at most five',
  { tag: '@slow' },
  async ({ page, stage }, info) => {
    const name = `Omar ${info.project.name}`;
    await keep(page, 6);
    await page.goto(`${stage.url}/cart`);
    await page.getByLabel(words.wants.sample).check();
    await expect(page.getByText(fill(words.wants.tooMany, { count: 6 }))).toBeVisible();
    await lines(page).first().getByRole('button').click();
    await page.getByLabel(fields.name).fill(name);
    await page.getByLabel(fields.email).fill('omar@villa.example');
    await page.getByLabel(fields.phone).fill('050 123 4567');
    await page.getByRole('button', { name: submit.sample }).click();
    await expect(page.getByText('Address is required')).toBeVisible();
    await page.getByLabel(fields.address).fill('Villa 7, Sharjah');
    await page.getByRole('button', { name: submit.sample }).click();
    await expect(page.getByRole('heading', { name: done.title })).toBeFocused();
    await stage.expectSentOnce(name);
    const [mail] = await stage.mailsAbout(name);
    expect(mail!.subject).toBe(`Sample request: ${name}`);
    expect(mail!.text).toContain('Address: Villa 7, Sharjah');
  },
);
