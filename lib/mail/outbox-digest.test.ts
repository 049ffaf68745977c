import { paceOf } from './backoff';
import { renderDigest } from './digest-mail';
import { db } from '@/lib/storage/db';
import type { Transport } from './mailer';
import { enqueueTo, mailOf } from '@/tests/helpers/site/outbox';
import { OutboxWorker } from './outbox-worker';

const TAG = `digest-${process.pid}@company.example`;

const worker = (transport: Transport) => new OutboxWorker({ transport, pace: paceOf(1) });
const delivering = () => {
  const handed: string[] = [];
  const transport: Transport = async ({ id }) => {
    handed.push(id);
    return { outcome: 'sent', providerId: 'p' };
  };
  return { handed, transport };
};

beforeEach(async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await db.outboxMail.deleteMany();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.$disconnect());

const owed = (recipient: string) =>
  db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });

test('withheld mails are told of in one digest, none is sent by itself', async () => {
  const ids = (
    await Promise.all(Array.from({ length: 7 }, () => enqueueTo(TAG, { status: 'withheld' })))
  ).map(({ id }) => id);
  const { handed, transport } = delivering();
  await worker(transport).drain();
  expect(handed).toHaveLength(1);
  expect(ids).not.toContain(handed[0]);
  const digest = await mailOf(handed[0]!);
  expect(digest).toMatchObject({ status: 'sent', recipient: TAG, sender: 'a@b.co' });
  expect(digest.subject).toContain('7 enquiries');
  expect(digest.text).toMatch(
    /Since \d{1,2} \w{3,4} \d{4}, \d\d:\d\d Dubai time the website has stored 7 enquiries/,
  );
  for (const id of ids) expect(await mailOf(id)).toMatchObject({ status: 'withheld', digestId: handed[0] });
});

test('it tells when the first came by the clock of its reader, and whose clock that is', async () => {
  const { text, html } = await renderDigest({ count: 2, since: new Date('2026-11-29T21:30:00Z') }, 'an-id');
  for (const said of [text, html])
    expect(said).toContain('Since 30 Nov 2026, 01:30 Dubai time the website has stored 2 enquiries');
});

test('its statements list what it tells of and send it after all', async () => {
  await enqueueTo(TAG, { status: 'withheld' });
  const { handed, transport } = delivering();
  const one = worker(transport);
  await one.drain();
  const { text } = await mailOf(handed[0]!);
  const [list, release] = [/^SELECT .*;$/m, /^UPDATE .*;$/m].map((pattern) => pattern.exec(text)![0]);
  await db.$queryRawUnsafe(list!);
  expect(await db.$executeRawUnsafe(release!)).toBe(1);
  await one.drain();
  expect((await owed(TAG)).map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a second digest waits, and then tells of what came since', async () => {
  const { handed, transport } = delivering();
  const one = worker(transport);
  await enqueueTo(TAG, { status: 'withheld' });
  await one.drain();
  await enqueueTo(TAG, { status: 'withheld' });
  await enqueueTo(TAG, { status: 'withheld', recipient: `b-${TAG}` });
  await one.drain();
  expect(handed).toHaveLength(2);
  expect((await mailOf(handed[1]!)).recipient).toBe(`b-${TAG}`);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '16 minutes' WHERE "id" = ${handed[0]}`;
  await one.drain();
  expect((await mailOf(handed[2]!)).subject).toContain('1 enquiry');
});

test('workers that look at the same time owe one digest', async () => {
  await Promise.all(Array.from({ length: 5 }, () => enqueueTo(TAG, { status: 'withheld' })));
  const { handed, transport } = delivering();
  await Promise.all(Array.from({ length: 4 }, () => worker(transport).drain()));
  expect(handed).toHaveLength(1);
});

test('a crash between digest and its note keeps neither', async () => {
  await enqueueTo(TAG, { status: 'withheld' });
  const create = jest.spyOn(db, '$transaction').mockImplementationOnce((async (
    run: (tx: unknown) => Promise<unknown>,
  ) => {
    create.mockRestore();
    return db.$transaction(async (tx) => {
      await run(tx);
      throw new Error('killed');
    });
  }) as never);
  const { handed, transport } = delivering();
  await expect(worker(transport).drain()).rejects.toThrow('killed');
  expect(await owed(TAG)).toMatchObject([{ status: 'withheld', digestId: null }]);
  await worker(transport).drain();
  expect(handed).toHaveLength(1);
});
