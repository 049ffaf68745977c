import { company } from '@/content/company';
import { contactForm } from '@/content/forms/contact';
import { db } from '@/lib/storage/db';
import { env } from '@/lib/settings/env';
import { storeEnquiry } from './mutations';
import { NO_ORIGIN } from './origin';
import { storeOnce } from './store-mutations';

jest.mock('./store-mutations', () => {
  const actual = jest.requireActual<{ storeOnce: typeof storeOnce }>('./store-mutations');
  return { ...actual, storeOnce: jest.fn(actual.storeOnce) };
});

// A mailbox of its own: other tests of the same database use up the copies of theirs.
const email = `m.${process.pid}@villa.example`;
const values = { name: 'Mariam', email, phone: '', message: `Two roofs ${process.pid}` };
const mails = (enquiryId: string, kind = '') => db.outboxMail.findMany({ where: { enquiryId, kind } });
const stored = (message: string) => db.enquiry.findMany({ where: { message } });

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete env.RESEND_API_KEY;
});
afterAll(() => db.$disconnect());

test('an enquiry is stored together with the mail it owes', async () => {
  const message = `${values.message} one`;
  expect(await storeEnquiry('contact', { ...values, message })).toMatchObject({
    ok: true,
    data: { repeated: false, reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/) },
  });
  const [enquiry, ...more] = await stored(message);
  expect(more).toEqual([]);
  expect(enquiry).toMatchObject({ kind: 'contact', name: 'Mariam', email, details: {} });
  const [mail, ...others] = await mails(enquiry!.id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: company.email,
    sender: `${company.brand} website <website@${company.email.split('@')[1]}>`,
    replyTo: email,
    subject: 'Website message: Mariam',
    status: 'queued',
  });
  expect(mail!.text).toContain(message);
  expect(mail!.text).toContain(enquiry!.id);
});

test('an enquiry names the words it was sent under, and they are kept', async () => {
  const message = `${values.message} consent`;
  await storeEnquiry('contact', { ...values, message });
  const [enquiry] = await stored(message);
  expect(enquiry!.consent).toMatch(/^[0-9a-f]{12}$/);
  const { text } = await db.consentText.findUniqueOrThrow({ where: { version: enquiry!.consent } });
  expect(text).toContain(contactForm.en.purpose);
});

test('the visitor gets a copy without the photograph, three a day to a mailbox, none in a flood or of the gate', async () => {
  env.RESEND_API_KEY = 're_test';
  const email = `c.${process.pid}@villa.example`;
  const send = async (message: string, to = email) =>
    storeEnquiry('contact', { ...values, email: to, message: `${message} ${process.pid}` });
  const copied = async (message: string, to?: string) => {
    const answer = await send(message, to);
    return answer.ok && answer.data.copied;
  };
  expect(await copied('copy 1')).toBe('copy');
  const [enquiry] = await stored(`copy 1 ${process.pid}`);
  const [copy, ...more] = await mails(enquiry!.id, 'enquiryCopy');
  expect(more).toEqual([]);
  expect(copy).toMatchObject({ recipient: email, replyTo: company.email });
  // The same form again, which counts for nothing, a tag of the same mailbox, and a fourth of the day.
  expect(await copied('copy 1')).toBeUndefined();
  expect(await copied('copy 2', email.replace('@', '+tag@').toUpperCase())).toBe('copy');
  // Its mail leaves out what was typed, and the page must not promise it.
  expect(await copied('Villa in Sharjah.UAE')).toBe('confirmation');
  expect(await copied('copy 4')).toBeUndefined();
  const gate = { fullName: 'Omar', email: 'g@villa.example', phone: '+971501234567', message: '' };
  expect(await storeEnquiry('gate', gate)).not.toHaveProperty('data.copied');
});

test('without a mail service there is no copy, and none is spoken of', async () => {
  const message = `${values.message} no service`;
  const sent = { ...values, email: `n.${process.pid}@villa.example`, message };
  expect(await storeEnquiry('contact', sent)).not.toHaveProperty('data.copied');
  const [enquiry] = await stored(message);
  expect([await mails(enquiry!.id, 'enquiryCopy'), await mails(enquiry!.id)]).toMatchObject([[], [{}]]);
});

test('the same form twice, even at the same moment, is one enquiry', async () => {
  const message = `${values.message} twice`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => storeEnquiry('contact', { ...values, message })),
  );
  expect(answers.filter((answer) => answer.ok && !answer.data.repeated)).toHaveLength(1);
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(await stored(message)).toHaveLength(1);
});

test('after ten minutes, or with one letter changed, it is another enquiry', async () => {
  const message = `${values.message} again`;
  await storeEnquiry('contact', { ...values, message });
  await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "expire" = "expire" - interval '10 minutes' WHERE "key" LIKE 'enquiry-once:%'`;
  await storeEnquiry('contact', { ...values, message });
  await storeEnquiry('contact', { ...values, name: 'Maryam', message });
  expect(await stored(message)).toHaveLength(3);
});

test('an appointment uses the same base', async () => {
  const name = `Omar ${process.pid}`;
  await storeEnquiry('appointment', {
    name,
    email: 'o@villa.example',
    phone: '+971501234567',
    message: 'Hipped roof, about 200 m²',
  });
  const enquiry = await db.enquiry.findFirstOrThrow({ where: { name } });
  expect(enquiry).toMatchObject({ kind: 'appointment', message: 'Hipped roof, about 200 m²' });
  expect((await mails(enquiry.id))[0]!.subject).toBe(`Appointment Booking: ${name}`);
});

test('hostile text is stored and mailed as text', async () => {
  const message = `'; DROP TABLE "Enquiry"; -- <script>alert(${process.pid})</script> 🏠 سقف`;
  await storeEnquiry('contact', { ...values, message });
  const [enquiry] = await stored(message);
  expect((await mails(enquiry!.id))[0]!.html).not.toContain('<script>');
});

test('a database that fails in the middle keeps neither half', async () => {
  const message = `${values.message} half`;
  const row = {
    ...values,
    ...NO_ORIGIN,
    id: message,
    kind: 'contact' as const,
    details: {},
    digest: message,
    consent: { version: 'v', text: 'words' },
  };
  const letter = { sender: 'a', recipient: 'b', replyTo: null, subject: 'c', text: 'd', html: 'e' };
  // The enquiry is right, its mail is not: refused in the middle of the statement.
  const halfRight = storeOnce({ ...row, message }, { ...letter, subject: null as never });
  await expect(halfRight).rejects.toThrow('null value in column');
  expect(await stored(message)).toEqual([]);
  expect(await storeOnce({ ...row, message }, letter)).toBe(true);
  expect(await storeOnce({ ...row, message, id: `${message} 2` }, letter)).toBe(false);
  expect(await stored(message)).toHaveLength(1);
});

test('a photograph is stored as it came, and belongs to what the enquiry is', async () => {
  const message = `${values.message} photo`;
  const photo = new Uint8Array([0xff, 0xd8, 0, 0x27, 0x5c, 0xff, 0xd9]);
  await storeEnquiry('contact', { ...values, message }, { ...NO_ORIGIN, photo });
  await storeEnquiry('contact', { ...values, message }, { ...NO_ORIGIN, photo });
  await storeEnquiry('contact', { ...values, message });
  const two = await db.enquiry.findMany({ where: { message }, include: { photo: true } });
  expect(two.map((one) => one.photo && [...one.photo.bytes]).sort()).toEqual([[...photo], null]);
});

test('a list is one enquiry that keeps its lines', async () => {
  const name = `Layla ${process.pid}`;
  const line = {
    id: 'a',
    name: 'Duna',
    variant: '',
    quantity: 2,
    unit: 'm²',
    note: '',
    url: '/galleryFilter',
  };
  const person = { name, email: 'l@villa.example', phone: '', message: '' };
  await storeEnquiry('quote', { ...person, lines: [line, { ...line, id: 'b' }] });
  const enquiry = await db.enquiry.findFirstOrThrow({ where: { name } });
  expect(enquiry).toMatchObject({
    kind: 'quote',
    details: { lines: [{ id: 'a', quantity: 2 }, { id: 'b' }] },
  });
  expect(await mails(enquiry.id)).toHaveLength(1);
});

const origin = {
  page: '/contact-us',
  language: 'en',
  source: { source: 'letter', host: 'www.example.com' },
  attachment: { kind: 'calculation' as const, title: 'Heater', path: '/solar?people=5', figures: [] },
};

test('an enquiry remembers where it was sent from, and the mail tells it', async () => {
  const message = `${values.message} origin`;
  await storeEnquiry('contact', { ...values, message }, origin);
  const [enquiry] = await stored(message);
  const { attachment, ...from } = origin;
  expect(enquiry).toMatchObject({ ...from, carried: attachment });
  expect((await mails(enquiry!.id))[0]!.text).toMatch(/Sent from page: http\S+\/contact-us/);
});

test('the same words from another page are the same enquiry; with another calculation they are not', async () => {
  const message = `${values.message} pages`;
  await storeEnquiry('contact', { ...values, message }, origin);
  await storeEnquiry('contact', { ...values, message }, { ...origin, page: '/cart', source: {} });
  expect(await stored(message)).toHaveLength(1);
  await storeEnquiry('contact', { ...values, message }, { ...origin, attachment: null });
  expect(await stored(message)).toHaveLength(2);
});

test('a form sent again uses up nothing of what an hour may bring', async () => {
  const spent = async () => {
    const [row] = await db.$queryRaw<{ points: number }[]>`
      SELECT "points" FROM "RateLimiterFlexible" WHERE "key" = 'enquiry-all:everyone'`;
    return row?.points ?? 0;
  };
  const again = { ...values, message: `${values.message} again` };
  await storeEnquiry('contact', again);
  const before = await spent();
  expect(before).toBeGreaterThan(0);
  expect(await storeEnquiry('contact', again)).toMatchObject({ ok: true, data: { repeated: true } });
  expect(await spent()).toBe(before);
});

test('nor does one that could not be stored, or that another stored at the same moment', async () => {
  env.RESEND_API_KEY = 're_test';
  const spent = async () => {
    const rows = await db.$queryRaw<{ points: number }[]>`
      SELECT "points" FROM "RateLimiterFlexible" WHERE "key" LIKE 'enquiry-all:%' OR "key" LIKE 'enquiry-cop%'
        OR "key" LIKE 'enquiry:%'`;
    return rows.reduce((all, { points }) => all + points, 0);
  };
  const client = `198.51.100.${process.pid % 250}`;
  const message = `${values.message} given back`;
  const sent = { ...values, email: `b.${process.pid}@villa.example`, message };
  const from = { ...NO_ORIGIN, client };
  const before = await spent();
  let counted = 0;
  jest.mocked(storeOnce).mockImplementationOnce(async () => {
    counted = await spent();
    throw new Error('disk full');
  });
  expect(await storeEnquiry('contact', sent, from)).toEqual({ ok: false, code: 'not-saved' });
  expect([counted - before, await spent()]).toEqual([4, before]);
  await Promise.all(Array.from({ length: 3 }, () => storeEnquiry('contact', sent, from)));
  // One of the client, one mail, one copy of the mailbox, one of the site.
  expect((await spent()) - before).toBe(4);
});

test('beyond what an hour may bring an enquiry is stored all the same, its mail held back for the digest', async () => {
  const flood = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, k) =>
        storeEnquiry('contact', { ...values, message: `${values.message} flood ${k}` }),
      ),
    );
  const filled =
    await db.$executeRaw`UPDATE "RateLimiterFlexible" SET "points" = 400 WHERE "key" = 'enquiry-all:everyone'`;
  expect(filled).toBe(1);
  try {
    expect((await flood(3)).map(({ ok }) => ok)).toEqual([true, true, true]);
    for (const k of [0, 1, 2]) {
      const [enquiry] = await stored(`${values.message} flood ${k}`);
      expect(await mails(enquiry!.id)).toMatchObject([{ status: 'withheld', attempts: 0 }]);
    }
  } finally {
    await db.$executeRaw`DELETE FROM "RateLimiterFlexible" WHERE "key" = 'enquiry-all:everyone'`;
  }
});
