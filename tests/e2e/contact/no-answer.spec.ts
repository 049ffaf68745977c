import { company } from '@/content/company';
import { failureWords } from '@/content/shell/messages';
import { contactPage, visitor } from './contact-page';
import { expect, test } from './stage';

/** An id as long as every other, which no build has. */
const unknown = (id: string) => id.slice(0, 2).padEnd(id.length, 'd');

test('a send that is never answered is handed back after 20 seconds, and the next one goes out', async ({
  page,
  stage,
}) => {
  const contact = contactPage(page, stage.url);
  const values = visitor('Never answered');
  await page.clock.install();
  await contact.open();
  await contact.fill(values);
  let posts = 0;
  await page.route('**/contact-us', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    return posts === 1 ? undefined : route.continue();
  });
  await contact.send();
  await expect.poll(() => posts).toBe(1);
  await page.clock.fastForward(20_000);
  await expect(contact.alert).toContainText(failureWords.en.unanswered.title);
  await expect(contact.alert).toBeFocused();
  await expect(contact.alert.getByRole('link', { name: company.phone })).toBeVisible();
  expect(await contact.values()).toEqual(values);
  await contact.send();
  await expect(contact.sent).toBeFocused();
  expect(posts).toBe(2);
});

test(
  'a page that was replaced while somebody wrote: the words stay, and one press sends them',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const contact = contactPage(page, stage.url);
    const values = visitor('Renewed');
    await contact.open();
    await contact.fill(values);
    await page.route(
      '**/contact-us',
      (route) => {
        const headers = route.request().headers();
        return route.continue({ headers: { ...headers, 'next-action': unknown(headers['next-action']!) } });
      },
      { times: 1 },
    );
    await contact.send();
    await expect(contact.alert).toContainText(failureWords.en.renewed.title);
    await expect(contact.alert).toBeFocused();
    expect(await contact.values()).toEqual(values);
    await contact.send();
    await expect(contact.sent).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('keptWords:contact'))).toBeNull();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a page that was replaced comes back with the form filled in, and one press sends it',
    { tag: '@slow' },
    async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = visitor('Renewed without scripts');
      await contact.open();
      await contact.fill(values);
      await page.route(
        '**/contact-us',
        (route) => {
          const sent = route.request().postDataBuffer()!.toString('latin1');
          const postData = sent.replace(/(?<="id":")[0-9a-f]{42}/, unknown);
          return route.continue({ postData: Buffer.from(postData, 'latin1') });
        },
        { times: 1 },
      );
      await contact.send();
      await expect(contact.alert).toContainText(failureWords.en.renewed.title);
      expect(await contact.values()).toEqual(values);
      await contact.send();
      await expect(contact.sent).toBeVisible();
    },
  );
});
