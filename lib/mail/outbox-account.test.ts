/** @jest-environment node */
import { paceOf } from './backoff';
import { db } from '@/lib/storage/db';
import { blankStaleMails, forgetMailsOf, enqueueMail, type NewMail } from './outbox';
import { OutboxWorker } from './outbox-worker';

const letter = { sender: 'a@b.co', recipient: 'm@villa.example', replyTo: null, subject: 'Your code' };
const owe = (over: Partial<NewMail> = {}) =>
  enqueueMail(db, { ...letter, text: '1234', html: '1234', ...over });
const read = (id: string) => db.outboxMail.findUniqueOrThrow({ where: { id } });
const blank = { recipient: '', text: '', html: '' };

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await db.outboxMail.deleteMany();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.$disconnect());

const drain = () =>
  new OutboxWorker({
    transport: async () => ({ outcome: 'sent', providerId: 'p' }),
    pace: paceOf(1),
  }).drain();

test('once sent a mail of an account keeps kind, time and status; one to the company keeps its text', async () => {
  const [code, enquiry] = [await owe({ kind: 'code', userId: 'u' }), await owe()];
  await drain();
  expect(await read(code.id)).toMatchObject({ ...blank, kind: 'code', status: 'sent', subject: 'Your code' });
  expect((await read(code.id)).sentAt).not.toBeNull();
  expect(await read(enquiry.id)).toMatchObject({ text: '1234', recipient: letter.recipient, status: 'sent' });
});

test('one that is held loses its text when its code or link is worth nothing', async () => {
  const age = (id: string, minutes: number) =>
    db.$executeRaw`UPDATE "OutboxMail" SET "status" = 'held',
      "createdAt" = now() - ${minutes}::int * interval '1 minute' WHERE "id" = ${id}`;
  const ids: Record<string, string> = {};
  for (const kind of ['code', 'confirmAddress', 'addressChanged', '']) ids[kind] = (await owe({ kind })).id;
  for (const id of Object.values(ids)) await age(id, 9);
  expect(await blankStaleMails()).toBe(0);
  for (const id of Object.values(ids)) await age(id, 59);
  expect(await blankStaleMails()).toBe(1);
  expect(await read(ids.code!)).toMatchObject({ ...blank, status: 'held' });
  for (const id of Object.values(ids)) await age(id, 7 * 24 * 60 - 1);
  expect(await blankStaleMails()).toBe(1);
  for (const id of Object.values(ids)) await age(id, 7 * 24 * 60 + 1);
  expect(await blankStaleMails()).toBe(1);
  expect(await read(ids['']!)).toMatchObject({ text: '1234' });
});

test('of a deleted account nothing is owed any more, and nothing sent names it', async () => {
  const [owed, sent, other] = [
    await owe({ kind: 'code', userId: 'u' }),
    await owe({ kind: 'welcome', userId: 'u' }),
    await owe({ kind: 'code', userId: 'v' }),
  ];
  await db.outboxMail.update({ where: { id: sent.id }, data: { status: 'sent' } });
  expect((await db.$transaction((tx) => forgetMailsOf(tx, 'u'))).sort()).toEqual([owed.id, sent.id].sort());
  const left = await db.outboxMail.findMany({ orderBy: { id: 'asc' } });
  expect(left.find(({ id }) => id === sent.id)).toMatchObject(blank);
  expect(left.map(({ id, userId }) => [id, userId]).sort()).toEqual(
    [
      [sent.id, null],
      [other.id, 'v'],
    ].sort(),
  );
});
