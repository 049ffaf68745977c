import { company } from '@/content/company';
import { siteBase } from '@/lib/settings/site';
import { renderCopy } from './copy-mail';
import { renderEnquiryMail } from './mail';
import { NO_ORIGIN } from './origin';

const KNOWN = { id: 'id', reference: '3F9A-0C1B' };

const values = {
  name: 'Mariam Saeed',
  email: 'm@villa.example',
  phone: '+971501234567',
  message: 'Two roofs.\nWhen?',
};

test('a contact mail says who, how to answer and what', async () => {
  const mail = await renderEnquiryMail('contact', values, { ...KNOWN, id: 'id-1' });
  expect(mail).toMatchObject({ subject: 'Website message: Mariam Saeed', replyTo: 'm@villa.example' });
  expect(mail.text).toBe(
    `Name: Mariam Saeed\nEmail: m@villa.example\nPhone: +971501234567\n\nMessage:\nTwo roofs.\nWhen?\n\n-- \n` +
      `Sent from the ${company.brand} website. Reference 3F9A-0C1B, enquiry id-1.\nReply to this email to answer the visitor.`,
  );
});

test('what was left blank is left out', async () => {
  const { text, html } = await renderEnquiryMail('contact', { ...values, phone: '' }, KNOWN);
  expect(text + html).not.toContain('Phone');
});

test('an appointment mail has the subject and body of the specification', async () => {
  const { name, email, phone } = values;
  const mail = await renderEnquiryMail(
    'appointment',
    { name, email, phone, message: '' },
    { ...KNOWN, id: 'id-2' },
  );
  expect(mail.subject).toBe('Appointment Booking: Mariam Saeed');
  for (const line of ['Name: Mariam Saeed', 'Email: m@villa.example', 'Phone: +971501234567'])
    expect(mail.text).toContain(line);
});

test('nothing typed becomes markup', async () => {
  const hostile = `<img src=x onerror="alert(1)">&'</td></table><script>`;
  const { html } = await renderEnquiryMail('contact', { ...values, name: hostile, message: hostile }, KNOWN);
  expect(html).not.toMatch(/<img src="?x|<script|onerror="/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#x27;&lt;/td&gt;');
});

test('nothing typed becomes a header', async () => {
  const name = 'Mariam\r\nBcc: all@example.com\u2028\u0000x';
  expect((await renderEnquiryMail('contact', { ...values, name }, KNOWN)).subject).toBe(
    'Website message: Mariam Bcc: all@example.com x',
  );
});

test.each([
  '',
  'مريم@مثال.إمارات',
  'a@b.co, c@d.co',
  'Anna <a@b.co>',
  'a@-b.com',
  'a@b-.com',
  `a@${'b'.repeat(64)}.com`,
  `${'a'.repeat(65)}@b.com`,
  `a@${'b.'.repeat(126)}com`,
])('no Reply-To from %j, which a mail service could refuse', async (email) =>
  expect((await renderEnquiryMail('contact', { ...values, email }, KNOWN)).replyTo).toBeNull(),
);

test.each([
  "john.d'souza@villa.example",
  'sales&yard@villa.example',
  'a+b_c~d@mail.villa.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.co`,
  'a@b--c.x.example',
])('the visitor at %j can be answered', async (email) => {
  const mail = await renderEnquiryMail('contact', { ...values, email }, KNOWN);
  expect(mail.replyTo).toBe(email);
  expect(mail.text).toContain('Reply to this email');
});

test.each([
  ['', 'left no email address'],
  ['مريم@مثال.إمارات', 'write to the email address above'],
  ['.a..b@villa.example', 'write to the email address above'],
])('from %j the company is told how to answer', async (email, said) => {
  const mail = await renderEnquiryMail('contact', { ...values, email }, KNOWN);
  expect([mail.replyTo, mail.text.includes(said)]).toEqual([null, true]);
});

const lines = [
  { id: 'cobert-duna-natural', quantity: 240 },
  { id: 'b', quantity: 3, note: 'north', words: { name: '<b>Ridge', variant: '', url: '/b' } },
];

test('a list becomes one mail with a line for each product', async () => {
  const { subject, text, html } = await renderEnquiryMail(
    'quote',
    { ...values, lines },
    { ...KNOWN, id: 'id-3' },
  );
  expect(subject).toBe('Enquiry list: Mariam Saeed');
  expect(text).toContain(
    `Enquiry list:\n1. 240 m²: Duna Natural, BMI Cobert, Spain\n   ${siteBase}/product/roof-tiles/bmi-BmiSpain/cobert-duna-natural\n2. 3 pieces: <b>Ridge (north)\n   ${siteBase}/b`,
  );
  expect(html).toMatch(/<li><a href="http[^"]*\/b"[^>]*>3 pieces: &lt;b&gt;Ridge \(north\)<\/a><\/li>/);
});

test('a sample request has its subject and the address', async () => {
  const mail = await renderEnquiryMail(
    'sample',
    { ...values, address: 'Villa 7\nSharjah', lines },
    { ...KNOWN, id: 'id-4' },
  );
  expect(mail.subject).toBe('Sample request: Mariam Saeed');
  expect(mail.text).toContain('Address: Villa 7\nSharjah');
});

const attachment = {
  kind: 'design' as const,
  title: 'Courtyard villa, Duna Natural',
  path: '/design/m1-o3',
  figures: [['Roof', '<b>420 m²'] as [string, string]],
};

test('a mail tells where it was sent from, what led there, and what came along', async () => {
  const source = { source: 'google', medium: 'cpc', campaign: 'roofs', host: 'www.google.com' };
  const origin = { page: '/contact-us', language: 'en', source, attachment };
  const { text, html } = await renderEnquiryMail('contact', values, { ...KNOWN, id: 'id-5', origin });
  expect(text).toContain(
    `\n\nDesign: Courtyard villa, Duna Natural\nRoof: <b>420 m²\nOpen it at: ${siteBase}/design/m1-o3` +
      `\n\nSent from page: ${siteBase}/contact-us\nLanguage: English\nCame from: www.google.com\nCampaign: google / cpc / roofs\n\n-- \n`,
  );
  expect(html).toContain('&lt;b&gt;420 m²');
  expect(html).toContain('www.google.com');
  expect(html).toContain(`<img src="${siteBase}/cards/design/m1-o3.jpg" alt="Courtyard villa, Duna Natural"`);
  expect(html).toContain(`<img src="${siteBase}/icon-192.png" alt=""`);
  expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
});

test('the company can dial what stands in its mail; two numbers stay as typed, and that is said', async () => {
  const mailOf = (phone: string) => renderEnquiryMail('contact', { ...values, phone }, KNOWN);
  expect((await mailOf('+971501234567')).html).toContain('<a href="tel:+971501234567"');
  const two = await mailOf('06-555 0101 /79');
  expect(two.text).toContain('Phone: 06-555 0101 /79 (as typed)');
  expect(two.html).toContain('<a href="tel:+97165550101"');
});

test('a copy says what was sent, its subject nothing of it, and what holds a link stays out', async () => {
  const known = { ...KNOWN, origin: { ...NO_ORIGIN, attachment } };
  const copy = await renderCopy<'quote'>({ ...values, lines }, known);
  expect(copy).toMatchObject({
    subject: `Your enquiry to ${company.brand}, reference 3F9A-0C1B`,
    replyTo: company.email,
  });
  expect(copy.text).toContain('Two roofs.\nWhen?');
  expect(copy.text).toContain('1. 240 m²: Duna Natural');
  expect(copy.text).toContain('Design: Courtyard villa');
  for (const spam of [
    'Win at https://evil.example',
    'go to www.evil',
    'see Evil.top now',
    'EVIL.COM',
    'evil-bank.Com/refund',
    'evil。com/x',
    'evil.builders',
    '1.2.3.4/evil',
  ]) {
    for (const said of [{ message: spam }, { name: spam }, { lines: [{ ...lines[0]!, note: spam }] }]) {
      const { text, html } = await renderCopy<'quote'>({ ...values, lines, ...said }, KNOWN);
      expect(text + html).not.toMatch(/evil|Mariam|Duna/i);
    }
  }
  const plain = 'About 1.250 m2 of Mr.Saeed, 9.3 x 4.4, max. 12.5 m high, 2.50/m².Thanks.';
  expect((await renderCopy<'contact'>({ ...values, message: plain }, KNOWN)).text).toContain(plain);
});

test('a copy in Arabic keeps numbers in their order, and reads from the right though a name comes first', async () => {
  const design = { ...attachment, title: 'Duna طبيعي، فيلا الفناء' };
  const origin = { ...NO_ORIGIN, language: 'ar', attachment: design };
  const { text, html } = await renderCopy<'contact'>(
    { ...values, phone: '+971501234567' },
    { ...KNOWN, origin },
  );
  expect(text).toContain(': \u2066+971501234567\u2069');
  expect(text).toContain(': Duna طبيعي، فيلا الفناء');
  expect(html).toContain('<span dir="rtl">Duna طبيعي، فيلا الفناء</span>');
});
