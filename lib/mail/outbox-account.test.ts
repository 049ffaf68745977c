/** @jest-environment node */
import { paceOf } from './backoff';
import { db } from '@/lib/storage/db';
import { blankStaleMails, claimMails, forgetMailsOf, enqueueMail, type NewMail } from './outbox';
import { OutboxWorker } from './outbox-worker';

const letter = { sender: 'a@b.co', recipient: 'm@villa.example', replyTo: null, subject: 'Your code' };
const owe = (over: Partial<NewMail> = {}) =>
  enqueueMail(db, { ...letter, text: '1234', html: '1234', ...over });
const read = (id: string) => db.outboxMail.findUniqueOrThrow({ where: { id } });
const blank = { recipient: '', text: '', html: '' };

beforeEach(async () => {
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockReturnValue(true);
  await db.outboxMail.deleteMany();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.$disconnect());

const handed: string[] = [];
beforeEach(() => void handed.splice(0));

const drain = () =>
  new OutboxWorker({
    transport: async ({ id }) => {
      handed.push(id);
      return { outcome: 'sent', providerId: 'p' };
    },
    pace: paceOf(1),
  }).drain();

/** As if it had been written so many minutes ago. */
const isOld = (id: string, minutes: number) => db.$executeRaw`
  UPDATE "OutboxMail" SET "createdAt" = now() - ${minutes}::int * interval '1 minute' WHERE "id" = ${id}`;

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

test.each([
  ['code', 9, 11],
  ['confirmAddress', 59, 61],
])(
  'a mail of the kind %s is sent after %i minutes, and after %i ended without it',
  async (kind, good, late) => {
    const [young, old] = [await owe({ kind, userId: 'u' }), await owe({ kind, userId: 'u' })];
    await isOld(young.id, good);
    await isOld(old.id, late);
    await drain();
    const told = jest.mocked(process.stderr.write).mock.calls.map(([line]) => String(line));
    expect(told).toEqual([expect.stringContaining('"event":"mails-expired","count":1')]);
    expect(handed).toEqual([young.id]);
    expect(await read(old.id)).toMatchObject({
      ...blank,
      kind,
      status: 'sent',
      lastError: 'expired',
      attempts: 0,
    });
    expect(await read(young.id)).toMatchObject({ status: 'sent', lastError: null });
  },
);

test('what tells an owner what was done, a copy and a mail to the company go however late', async () => {
  const kinds = ['addressChanged', 'passwordChanged', 'newDevice', 'welcome', 'enquiryCopy', ''];
  const ids = [];
  for (const kind of kinds) ids.push((await owe({ kind })).id);
  for (const id of ids) await isOld(id, 8 * 24 * 60);
  await drain();
  expect(handed.sort()).toEqual(ids.sort());
});

test('one that is being sent is left to whoever sends it, and is ended if that fails', async () => {
  const { id } = await owe({ kind: 'code', userId: 'u' });
  await claimMails(1, 60_000);
  await isOld(id, 11);
  await drain();
  expect(await read(id)).toMatchObject({ status: 'queued', text: '1234' });
  await db.$executeRaw`UPDATE "OutboxMail" SET "leasedUntil" = now() - interval '1 second' WHERE "id" = ${id}`;
  await drain();
  expect(handed).toEqual([]);
  expect(await read(id)).toMatchObject({ ...blank, status: 'sent', leasedUntil: null });
});

test('how old one is the database knows: a server whose clock is slow sends its codes', async () => {
  jest.useFakeTimers({ now: Date.now() - 3_600_000, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const { id } = await owe({ kind: 'code', userId: 'u' }).finally(() => jest.useRealTimers());
  await drain();
  expect(handed).toEqual([id]);
});

test('mails to the company go before those of accounts, each in its order', async () => {
  const order = ['code', 'welcome', '', 'code', ''];
  const ids: string[] = [];
  for (const [at, kind] of order.entries()) {
    ids.push((await owe({ kind })).id);
    await isOld(ids[at]!, 9 - at);
  }
  const taken = [];
  for (let k = 0; k < order.length; k++) taken.push((await claimMails(1, 60_000))[0]!.id);
  expect(taken).toEqual([2, 4, 0, 1, 3].map((at) => ids[at]));
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
