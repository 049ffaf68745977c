import { expect, test } from '../contact/stage';
import { enquiryListWords } from '../../../content/forms/enquiry-list';
import { enquiryWords } from '../../../content/forms/enquiry-words';
import { OWN_NAME } from '../../../content/lang';
import { path } from '../../../content/routes';
import { shell } from '../../../content/shell/shell';
import { plural } from '../../../lib/site/fill';

const words = enquiryListWords.ar;
const { fields, submit, done } = words.form;

/** From English, with a place in the page taken along, to a mail that holds what was chosen and typed in Arabic. */
test('who changes to Arabic chooses a tile, and sends it from right to left', async ({
  page,
  stage,
}, info) => {
  const name = `مريم ${info.project.name}`;
  await page.goto(`${stage.url}${path('bmiItaly', 'en')}?from=letter#overview`);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: OWN_NAME.ar }).click();
  await expect(page).toHaveURL(`${stage.url}${path('bmiItaly', 'ar')}?from=letter#overview`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  const card = page.getByRole('tabpanel').getByRole('article').first();
  await card.getByRole('button', { name: enquiryWords.ar.add.add }).click();
  const list = page.getByRole('banner').getByRole('link', { name: plural('ar', 1, enquiryWords.ar.link) });
  await list.click();
  await expect(page).toHaveURL(`${stage.url}${path('cart', 'ar')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  const line = page.getByRole('list', { name: words.title }).getByRole('listitem').first();
  await line.getByRole('textbox').first().fill('٢٤٠');
  await page.getByLabel(fields.name).fill(name);
  await page.getByLabel(fields.email).fill('mariam@villa.example');
  await page.getByRole('button', { name: submit.quote }).click();
  await expect(page.getByRole('heading', { name: done.title })).toBeFocused();

  await stage.expectSentOnce(name);
  const [mail] = await stage.mailsAbout(name);
  expect(mail!.subject).toContain(name);
  expect(mail!.text).toContain('240');
  expect(mail!.text).toContain('Portoghese');
  expect(mail!.text).toContain(`${stage.url}${path('cart', 'ar')}`);

  await page.goto(stage.url + path('home', 'ar'));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: OWN_NAME.en })).toHaveAttribute(
    'href',
    path('home', 'en'),
  );
  await expect(page.getByRole('link', { name: shell.ar.skip })).toBeAttached();
});
