import { db } from '@/lib/storage/db';
import { diskState } from '@/lib/storage/disk';
import { env } from '@/lib/settings/env';
import { getHealth } from './health';
import { enqueueMail } from '@/lib/mail/outbox';

jest.mock('@/lib/storage/disk', () => ({ exists: async () => true, diskState: jest.fn(async () => 'ok') }));

const owe = (status: 'queued' | 'withheld' = 'queued') =>
  enqueueMail(db, {
    sender: 'a@b.co',
    recipient: 'c@d.co',
    replyTo: null,
    subject: 's',
    text: 't',
    html: 'h',
    status,
  });

beforeEach(async () => void (await db.outboxMail.deleteMany()));
afterAll(() => db.$disconnect());

test('mail that waits is no reason; mail that a person must look after is', async () => {
  await owe();
  expect(await getHealth()).toEqual([]);
  const { id } = await owe();
  await db.outboxMail.update({ where: { id }, data: { status: 'held' } });
  expect(await getHealth()).toEqual(['mails-held']);
});

test('a mail that is owed for hours is a reason, whatever keeps it', async () => {
  const { id } = await owe();
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '119 minutes' WHERE "id" = ${id}`;
  expect(await getHealth()).toEqual([]);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '121 minutes' WHERE "id" = ${id}`;
  expect(await getHealth()).toEqual(['mails-late']);
});

test('mails that ran out before they could leave are a reason for two hours', async () => {
  const { id } = await owe();
  await db.outboxMail.update({ where: { id }, data: { status: 'sent', lastError: 'expired' } });
  expect(await getHealth()).toEqual(['mails-expired']);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '121 minutes' WHERE "id" = ${id}`;
  expect(await getHealth()).toEqual([]);
});

test('a key that the mail service refuses is a reason', async () => {
  const { id } = await owe();
  await db.outboxMail.update({ where: { id }, data: { wrongSettings: true } });
  expect(await getHealth()).toEqual(['mail-settings']);
});

test('withheld mails are a reason for an hour', async () => {
  const { id } = await owe('withheld');
  expect(await getHealth()).toEqual(['mails-withheld']);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '61 minutes' WHERE "id" = ${id}`;
  expect(await getHealth()).toEqual([]);
});

test('a public site without a mail service is a reason: nothing it owes leaves', async () => {
  const given = { ...env };
  try {
    Object.assign(env, { SITE_URL: 'https://site.example', RESEND_API_KEY: undefined });
    expect(await getHealth()).toEqual(['mails-in-files']);
    env.RESEND_API_KEY = 're_test';
    expect(await getHealth()).toEqual([]);
  } finally {
    Object.assign(env, { SITE_URL: undefined, RESEND_API_KEY: undefined }, given);
  }
});

test('so is the disk, beside the others', async () => {
  jest.mocked(diskState).mockResolvedValue('full');
  const { id } = await owe();
  await db.outboxMail.update({ where: { id }, data: { status: 'held' } });
  expect(await getHealth()).toEqual(['disk-full', 'mails-held']);
});
