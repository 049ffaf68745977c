import sharp from 'sharp';
import { company } from '../../../content/company';
import { photoField } from '../../../content/forms/photo-field';
import { fieldWords } from '../../../content/forms/field-words';
import { failureWords } from '../../../content/shell/messages';
import { installersPage } from '../../../content/pages/company/installers';
import { HONEYPOT } from '../../../lib/forms/form-state';
import { expect, test } from '../contact/stage';
import { FAILED, FIELDS, installers, isAbove, SENT, visitor, words } from './installers-page';

/** A photograph that tells where it was taken. */
const notedPhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a54' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitude: '25/1 20/1 0/1' } })
    .toBuffer();

for (const javaScriptEnabled of [true, false]) {
  // Without scripts the same form sends and says its faults on the contact page: contact/form.spec.ts.
  test.describe(
    javaScriptEnabled ? 'with JavaScript' : 'without JavaScript',
    { tag: javaScriptEnabled ? '@quick' : '@slow' },
    () => {
      test.use({ javaScriptEnabled });
      test('a request is stored, mailed once in the stated form, and answered above the form', async ({
        page,
        stage,
      }) => {
        const at = installers(page, stage.url);
        const values = visitor();
        await at.open();
        await at.fill(values);
        await page.getByLabel(photoField.en.label).setInputFiles({
          name: 'سقف.jpg',
          mimeType: 'image/jpeg',
          buffer: await notedPhoto(),
        });
        await at.send();
        await expect(at.sent).toBeVisible();
        expect(await isAbove(at.sent, at.box('name'))).toBe(true);
        expect(await at.values()).toEqual(['', '', '']);
        const rows = await stage.query(`SELECT * FROM "Enquiry" WHERE "name" = $1`, [values.name]);
        expect(rows).toHaveLength(1);
        expect(rows[0]).toMatchObject({ kind: 'appointment', email: values.email, phone: '+971501234567' });
        await stage.expectSentOnce(values.name);
        const [mail] = await stage.mailsAbout(values.name);
        expect(mail).toMatchObject({
          to: [company.email],
          reply_to: values.email,
          subject: `Appointment Booking: ${values.name}`,
        });
        const [picture] = await stage.query<{ bytes: Uint8Array }>(
          `SELECT "bytes" FROM "EnquiryPhoto" WHERE "enquiryId" = $1`,
          [rows[0]!.id],
        );
        const bytes = Buffer.from(picture!.bytes);
        expect(bytes.includes('Secret place')).toBe(false);
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
        expect(mail!.attachments).toEqual([{ filename: 'photo.jpg', content: bytes.toString('base64') }]);
        expect(mail!.text).toContain(`Name: ${values.name}\nEmail: ${values.email}\nPhone: +971501234567`);
      });

      test(
        'every fault stands at its field, and what was typed stays',
        { tag: '@slow' },
        async ({ page, stage }) => {
          const at = installers(page, stage.url);
          await at.open();
          await at.send();
          await expect(at.box('name')).toHaveAccessibleDescription(fieldWords.en.nameMissing);
          await expect(at.box('email')).toHaveAccessibleDescription(fieldWords.en.emailMissing);
          await expect(at.box('phone')).toHaveAccessibleDescription(fieldWords.en.phoneMissing);
          const wrong = { name: 'x'.repeat(101), email: 'omar@', phone: 'call me' };
          await at.fill(wrong);
          await at.send();
          await expect(at.box('name')).toHaveAccessibleDescription(fieldWords.en.nameLong);
          await expect(at.box('email')).toHaveAccessibleDescription(fieldWords.en.emailWrong);
          await expect(at.box('phone')).toHaveAccessibleDescription(fieldWords.en.phoneWrong);
          expect(await at.values()).toEqual(Object.values(wrong));
          await expect(at.sent).toBeHidden();
          if (!javaScriptEnabled) await expect(at.alert.getByRole('link')).toHaveCount(3);
        },
      );

      // The same builder takes both forms: contact/form.spec.ts holds these two in the quick lane.
      test(
        'hostile input is text or an error, never markup and never a header',
        { tag: '@slow' },
        async ({ page, stage }) => {
          const at = installers(page, stage.url);
          const mark = `${Math.random()}`;
          await at.open();
          await at.fill({ name: `A${'\u0323'.repeat(31)}`, email: 'a@b.co', phone: '0501234567' });
          await at.send();
          await expect(at.box('name')).toHaveAccessibleDescription(fieldWords.en.marksPiled);
          await at.fill({ name: `<img src=x onerror=alert(1)>'; DROP TABLE "Enquiry"; -- ${mark}` });
          await at.send();
          await expect(at.sent).toBeVisible();
          await stage.expectSentOnce(mark);
          expect((await stage.mailsAbout(mark))[0]!.html).not.toMatch(/<img(?! src="http)|<script/);
        },
      );

      test(
        'a program that fills in the trap is asked; who presses again is heard',
        { tag: '@slow' },
        async ({ page, stage }) => {
          const at = installers(page, stage.url);
          const values = visitor();
          await at.open();
          await at.fill(values);
          const trap = at.form.locator(`[name=${HONEYPOT}]`);
          await trap.fill('https://spam.example', { force: true });
          await at.send();
          await expect(at.alert).toContainText(failureWords.en.automated.title);
          await expect(trap).toHaveValue('');
          expect(await at.values()).toEqual(FIELDS.map((name) => values[name]));
          await at.send();
          await expect(at.sent).toBeVisible();
        },
      );
    },
  );
}

test(
  'both ends are logged in the stated words, without what was typed',
  { tag: '@slow' },
  async ({ page, context, stage }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    const at = installers(page, stage.url);
    const values = visitor();
    await at.open();
    await at.fill(values);
    await context.setOffline(true);
    await at.send();
    await expect(at.alert).toContainText(FAILED);
    expect(await at.values()).toEqual(Object.values(values));
    await context.setOffline(false);
    await at.send();
    await expect(at.sent).toBeFocused();
    expect(lines.filter((line) => line.startsWith(FAILED))).toHaveLength(1);
    expect(lines).toContain(SENT);
    expect(lines.join(' ')).not.toContain(values.name);
  },
);

test(
  'a commitment beside a form with the stated title and three fields, and room for words; two quick clicks send once',
  { tag: '@slow' },
  async ({ page, stage }) => {
    const at = installers(page, stage.url);
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await at.open();
    expect(await at.form.getByRole('heading', { level: 2 }).innerText()).toBe('GET YOUR FREE ESTIMATE NOW!');
    await expect(page.getByRole('heading', { name: installersPage.en.commitment.title })).toBeVisible();
    // The stated three, and words about the roof as one likes (they and a picture are ours).
    await expect(at.form.getByRole('textbox')).toHaveCount(4);
    await expect(at.box('email')).toHaveAttribute('type', 'email');
    await expect(at.box('phone')).toHaveAttribute('type', 'tel');
    await expect(at.form.getByRole('link', { name: company.phone })).toBeVisible();
    await at.fill(visitor());
    await at.form.getByRole('button', { name: words.submit }).dblclick();
    await expect(at.sent).toBeVisible();
    expect(posts).toBe(1);
  },
);
