import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { fieldWords } from '@/content/forms/field-words';
import { failureWords } from '@/content/shell/messages';
import { path } from '@/content/routes';
import { HONEYPOT } from '@/lib/forms/form-state';
import { hiddenFields, send } from '../../faults/visitors';
import { anyAddress } from '../../helpers/site/mail-stage';
import { contactPage, visitor } from './contact-page';
import { expect, test } from './stage';

const words = contactForm.en;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('a message is stored, mailed once and answered with the next step', async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = visitor('Two hip roofs,\nabout 420 m² & <b>more</b>');
      await contact.open();
      await contact.fill(values);
      await contact.send();
      await expect(contact.sent).toBeVisible();
      await expect(contact.form.getByText(words.done.next)).toBeVisible();

      const [row] = await stage.query(`SELECT * FROM "Enquiry" WHERE "message" = $1`, [values.message]);
      expect(row).toMatchObject({ kind: 'contact', name: values.name, phone: '+971501234567' });
      // Hidden fields tell these, with scripts or without.
      expect(row).toMatchObject({ page: '/contact-us', language: 'en', source: {} });
      await stage.expectSentOnce(values.message);
      const [mail] = await stage.mailsAbout(values.message);
      expect(mail).toMatchObject({
        to: [company.email],
        from: `${company.brand} website <website@${company.email.split('@')[1]}>`,
        reply_to: values.email,
        subject: `Website message: ${values.name}`,
      });
      expect(mail!.text).toContain(
        `Name: ${values.name}\nEmail: ${values.email}\nPhone: +971501234567\n\nMessage:\n${values.message}`,
      );
      expect(mail!.html).toContain('&lt;b&gt;more&lt;/b&gt;');
    });

    if (!javaScriptEnabled)
      test(
        'a message in Arabic is stored as such, and thanked for in Arabic',
        { tag: '@slow' },
        async ({ page, stage }) => {
          const contact = contactPage(page, stage.url, 'ar');
          const values = visitor('سقفان رباعيا الميول، نحو 420 م²');
          await contact.open();
          await contact.fill(values);
          await contact.send();
          await expect(contact.sent).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          const [row] = await stage.query(`SELECT * FROM "Enquiry" WHERE "message" = $1`, [values.message]);
          expect(row).toMatchObject({ name: values.name, page: '/ar/contact-us', language: 'ar' });
          await stage.expectSentOnce(values.message);
        },
      );

    // The same answer of the server, shown with scripts: these are looked at without them in the slow lane.
    const tag = javaScriptEnabled ? '@quick' : '@slow';

    test('every fault stands at its field, and what was typed stays', { tag }, async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = { name: '  ', email: 'mariam@', phone: 'call me', message: 'x'.repeat(2001) };
      await contact.open();
      await contact.fill(values);
      await contact.send();
      await expect(contact.box('name')).toHaveAccessibleDescription(fieldWords.en.nameMissing);
      await expect(contact.box('email')).toHaveAccessibleDescription(new RegExp(fieldWords.en.emailWrong));
      await expect(contact.box('phone')).toHaveAccessibleDescription(new RegExp(fieldWords.en.phoneWrong));
      await expect(contact.box('message')).toHaveAccessibleDescription(fieldWords.en.messageLong);
      expect(await contact.values()).toEqual(values);
      if (javaScriptEnabled) await expect(contact.box('name')).toBeFocused();
      else await expect(contact.alert.getByRole('link')).toHaveCount(4);
    });

    test('hostile input is text, or an error, and never markup', { tag }, async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const message = `"><script>document.title='owned'</script>'; DROP TABLE "Enquiry"; -- ${Math.random()}`;
      await contact.open();
      await contact.fill({ name: `A${'\u0323'.repeat(31)}`, email: 'a@b.co', message });
      await contact.send();
      await expect(contact.box('name')).toHaveAccessibleDescription(fieldWords.en.marksPiled);
      expect(await contact.box('message').inputValue()).toBe(message);
      await expect(page).not.toHaveTitle('owned');
      await contact.fill({ name: `<img src=x onerror=alert(1)> Bcc: all@b.co` });
      await contact.send();
      await expect(contact.sent).toBeVisible();
      await stage.expectSentOnce(message);
      expect((await stage.mailsAbout(message))[0]!.html).not.toMatch(/<script|<img(?! src="http)/);
    });

    test('the same form sent again is one enquiry', { tag: '@slow' }, async ({ page, stage }) => {
      const contact = contactPage(page, stage.url);
      const values = visitor('Again');
      for (let k = 0; k < 2; k++) {
        await contact.open();
        await contact.fill(values);
        await contact.send();
        await expect(contact.sent).toBeVisible();
      }
      expect(
        await stage.query(`SELECT 1 FROM "Enquiry" WHERE "message" = $1`, [values.message]),
      ).toHaveLength(1);
    });

    test(
      'after eight messages in an hour the visitor is told, keeps the text and finds other ways',
      { tag: '@slow' },
      async ({ page, stage }) => {
        const contact = contactPage(page, stage.url);
        const client = anyAddress();
        await page.setExtraHTTPHeaders(client);
        const at = stage.url + path('contact', 'en');
        const hidden = await hiddenFields(at);
        for (let k = 0; k < 8; k++)
          expect(await send(at, hidden, { ...visitor(`Number ${k}`), client })).toBe(true);
        const values = visitor('One too many');
        await contact.open();
        await contact.fill(values);
        await contact.send();
        await expect(contact.alert).toContainText(failureWords.en.throttled.title);
        await expect(contact.alert.getByRole('link', { name: company.phone })).toBeVisible();
        await expect(contact.alert.getByRole('link', { name: company.email })).toBeVisible();
        expect(await contact.values()).toEqual(values);
      },
    );

    test(
      'a program that fills in the trap is asked; who presses again is heard',
      { tag: '@slow' },
      async ({ page, stage }) => {
        const contact = contactPage(page, stage.url);
        const values = visitor('Trap');
        await contact.open();
        await contact.fill(values);
        const trap = contact.form.locator(`[name=${HONEYPOT}]`);
        await trap.fill('https://spam.example', { force: true });
        await contact.send();
        await expect(contact.alert).toContainText(failureWords.en.automated.title);
        await expect(trap).toHaveValue('');
        expect(await contact.values()).toEqual(values);
        await contact.send();
        await expect(contact.sent).toBeVisible();
      },
    );
  });
}

test('two quick clicks send once', { tag: '@slow' }, async ({ page, stage }) => {
  const contact = contactPage(page, stage.url);
  const values = visitor('Twice');
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await contact.open();
  await contact.fill(values);
  await contact.form.getByRole('button', { name: words.submit }).dblclick();
  await expect(contact.sent).toBeFocused();
  expect(posts).toBe(1);
});

test('a lost connection is told, keeps the text, and the next try succeeds', async ({
  page,
  context,
  stage,
}) => {
  const contact = contactPage(page, stage.url);
  const values = visitor('Offline');
  await contact.open();
  await contact.fill(values);
  await context.setOffline(true);
  await contact.send();
  await expect(contact.alert).toContainText('Failed to send your request. Please try again.');
  expect(await contact.values()).toEqual(values);
  await context.setOffline(false);
  await contact.send();
  await expect(contact.sent).toBeVisible();
});

test('forms no page can take are refused, never with a server error', async ({ request, stage }) => {
  const at = `${stage.url}/contact-us`;
  const large = { name: 'x'.repeat(3e6) };
  // Where no picture is expected.
  expect((await request.post(`${stage.url}/cart`, { multipart: large })).status()).toBe(413);
  expect(
    (await request.post(at, { multipart: { a: 'b' }, headers: { origin: 'https://evil.example' } })).status(),
  ).toBe(403);
  expect(
    (await request.post(at, { data: 'x', headers: { 'content-type': 'multipart/form-data' } })).status(),
  ).toBe(400);
  expect((await request.post(at, { multipart: { a: 'b' } })).status()).toBeLessThan(500);
});
