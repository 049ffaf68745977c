import { paceOf } from './backoff';
import { db } from '@/lib/storage/db';
import type { Delivery, Transport } from './mailer';
import { getOutboxDepth } from './outbox';
import { OutboxWorker } from './outbox-worker';
import { enqueueTo, mailOf } from '@/tests/helpers/site/outbox';

const TAG = `worker-${process.pid}@company.example`;
const pace = { ...paceOf(1), poll: 20, base: 20, cap: 40, lease: 30_000, timeout: 200 };
const sent: Delivery = { outcome: 'sent', providerId: 'p' };
const refused: Delivery = { outcome: 'refused', error: '429', wish: 0, wrong: false };
const unknown: Delivery = { outcome: 'unknown', error: 'timeout', wish: 0 };
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const quiet = () => jest.spyOn(process.stdout, 'write').mockReturnValue(true);
const quietErrors = () => jest.spyOn(process.stderr, 'write').mockReturnValue(true);

const workers: OutboxWorker[] = [];
const worker = (transport: Transport) => {
  const one = new OutboxWorker({ transport, pace });
  workers.push(one);
  return one;
};
const scripted = (answers: Delivery[]) => {
  const handed: string[] = [];
  const transport: Transport = async ({ id }) => {
    handed.push(id);
    return answers[Math.min(handed.length, answers.length) - 1]!;
  };
  return { handed, transport };
};
const until = async (met: () => boolean | Promise<boolean>) => {
  const end = Date.now() + 20_000;
  while (!(await met())) {
    if (Date.now() > end) throw new Error('did not happen in time');
    await pause(10);
  }
};
/** As if the time of a lease were over. */
const endLease = (id: string) =>
  db.$executeRaw`UPDATE "OutboxMail" SET "leasedUntil" = now() - interval '1 second' WHERE "id" = ${id}`;
const isStatus = (id: string, status: string) => async () => (await mailOf(id)).status === status;

beforeEach(async () => {
  quiet();
  quietErrors();
  await db.outboxMail.deleteMany();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((one) => one.stop()));
  jest.restoreAllMocks();
});
afterAll(() => db.$disconnect());

test.each([
  ['"nextAttemptAt" = now() + interval \'26 hours\'', 1],
  ['"nextAttemptAt" = now() + interval \'23 hours\'', 0],
  ['"leasedUntil" = now() + interval \'5 years\'', 1],
  ['"leasedUntil" = now() + interval \'1 minute\'', 0],
])('what a wrong clock wrote keeps no mail back: %s', async (set, tried) => {
  const { id } = await enqueueTo(TAG);
  await db.$executeRawUnsafe(`UPDATE "OutboxMail" SET ${set} WHERE "id" = '${id}'`);
  expect(await worker(scripted([sent]).transport).drain()).toBe(tried);
});

test('a mail that is owed is sent once and remembered as sent', async () => {
  const { id } = await enqueueTo(TAG);
  const { handed, transport } = scripted([sent]);
  const one = worker(transport);
  expect(await one.drain()).toBe(1);
  expect(await one.drain()).toBe(0);
  expect(handed).toEqual([id]);
  expect(await mailOf(id)).toMatchObject({ status: 'sent', providerId: 'p', attempts: 1, leasedUntil: null });
});

test('refused mails are sent again until they are delivered, then never more', async () => {
  const { id } = await enqueueTo(TAG);
  const { handed, transport } = scripted([refused, refused, { ...refused, wrong: true }, sent]);
  worker(transport).start();
  await until(isStatus(id, 'sent'));
  await pause(120);
  expect(handed).toEqual([id, id, id, id]);
  expect(await mailOf(id)).toMatchObject({ uncertainSince: null, lastError: null });
});

test('settings that are wrong are an error in the log each time, and the mail stays', async () => {
  const errors = quietErrors();
  const { id } = await enqueueTo(TAG);
  await worker(scripted([{ ...refused, error: '403 domain', wrong: true }]).transport).drain();
  expect(String(errors.mock.calls[0]?.[0])).toContain('mail-settings-wrong');
  expect(await mailOf(id)).toMatchObject({ status: 'queued', lastError: '403 domain', leasedUntil: null });
});

const byContent: Delivery = { ...refused, error: '422 validation_error', wrong: true, byContent: true };

test('a mail to a visitor whose address is refused ends, and tells no longer whom it was for', async () => {
  const { id } = await enqueueTo(TAG, { kind: 'enquiryCopy' });
  const { handed, transport } = scripted([byContent]);
  await worker(transport).drain();
  await worker(transport).drain();
  expect(handed).toEqual([id]);
  const ended = { status: 'sent', recipient: '', text: '', html: '', lastError: '422 validation_error' };
  expect(await mailOf(id)).toMatchObject({ ...ended, wrongSettings: false, leasedUntil: null });
});

test('a mail to the company that is refused goes without its Reply-To, under the same id', async () => {
  const { id } = await enqueueTo(TAG, { replyTo: 'a@refused.example' });
  const seen: (string | null)[] = [];
  await worker(async ({ replyTo }) => (seen.push(replyTo), replyTo ? byContent : sent)).drain();
  expect(seen).toEqual(['a@refused.example', null]);
  expect(await mailOf(id)).toMatchObject({ status: 'sent', replyTo: null, attempts: 1 });
});

test('one that is refused without it too stays, as wrong settings', async () => {
  const { id } = await enqueueTo(TAG, { replyTo: 'a@refused.example' });
  await worker(scripted([byContent]).transport).drain();
  expect(await mailOf(id)).toMatchObject({ status: 'queued', wrongSettings: true, replyTo: null });
});

test('what the server asks for is waited for', async () => {
  const { id } = await enqueueTo(TAG);
  await worker(scripted([{ ...refused, wish: 90_000 }]).transport).drain();
  const [row] = await db.$queryRaw<{ wait: number }[]>`
    SELECT extract(epoch FROM "nextAttemptAt" - now())::float8 AS wait FROM "OutboxMail" WHERE "id" = ${id}`;
  // Far from the first waits of our own; a busy machine takes some seconds to ask.
  expect(row!.wait).toBeGreaterThan(60);
});

test('an unknown outcome is remembered from its first attempt on', async () => {
  const { id } = await enqueueTo(TAG);
  await worker(scripted([unknown]).transport).drain();
  const first = (await mailOf(id)).uncertainSince!;
  expect(first).not.toBeNull();
  await pause(60);
  await worker(scripted([refused]).transport).drain();
  expect(await mailOf(id)).toMatchObject({ attempts: 2, uncertainSince: first, status: 'queued' });
});

test('a transport that throws is an unknown outcome, not a lost mail', async () => {
  const { id } = await enqueueTo(TAG);
  await worker(async () => Promise.reject(new Error('odd'))).drain();
  expect((await mailOf(id)).uncertainSince).not.toBeNull();
});

test('23 hours after an unknown outcome a mail is held, not sent a second time', async () => {
  const errors = quietErrors();
  const { id } = await enqueueTo(TAG);
  await db.$executeRaw`UPDATE "OutboxMail" SET "uncertainSince" = now() - interval '23 hours 1 minute' WHERE "id" = ${id}`;
  const { handed, transport } = scripted([sent]);
  await worker(transport).drain();
  expect(handed).toEqual([]);
  expect((await mailOf(id)).status).toBe('held');
  expect(String(errors.mock.calls[0]?.[0])).toContain('mail-held');
  expect(await getOutboxDepth()).toMatchObject({ queued: 0, held: 1 });
});

test('a certain failure is never held, however old', async () => {
  const { id } = await enqueueTo(TAG);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '90 days', "attempts" = 2000 WHERE "id" = ${id}`;
  await worker(scripted([sent]).transport).drain();
  expect((await mailOf(id)).status).toBe('sent');
});

test('simultaneous workers send each mail once', async () => {
  const owed = await Promise.all(Array.from({ length: 30 }, () => enqueueTo(TAG)));
  const handed: string[] = [];
  const transport: Transport = async ({ id }) => {
    handed.push(id);
    await pause(5 + Math.random() * 20);
    return sent;
  };
  await Promise.all(Array.from({ length: 5 }, () => worker(transport).drain()));
  expect(handed.sort()).toEqual(owed.map(({ id }) => id).sort());
});

test('a worker that died is noticed when its lease ends: same id again, outcome counted as unknown', async () => {
  const { id } = await enqueueTo(TAG);
  const dead = worker(() => new Promise(() => {}));
  workers.pop();
  void dead.drain();
  await until(async () => (await mailOf(id)).leasedUntil !== null);
  const { handed, transport } = scripted([sent]);
  const heir = worker(transport);
  expect(await heir.drain()).toBe(0);
  await endLease(id);
  expect(await heir.drain()).toBe(1);
  expect(handed).toEqual([id]);
  expect((await mailOf(id)).uncertainSince).not.toBeNull();
});

test('a late report of a failure does not undo the work of the one who took over', async () => {
  const { id } = await enqueueTo(TAG);
  let answerLate: (value: Delivery) => void = () => {};
  const late = worker(() => new Promise((done) => (answerLate = done))).drain();
  await until(async () => (await mailOf(id)).leasedUntil !== null);
  await endLease(id);
  await worker(scripted([sent]).transport).drain();
  answerLate(unknown);
  await late;
  expect(await mailOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
});

test('a kick during a round starts another one at its end', async () => {
  let release: () => void = () => {};
  const handed: string[] = [];
  const first = await enqueueTo(TAG);
  const one = worker(async ({ id }) => {
    handed.push(id);
    if (handed.length === 1) await new Promise<void>((done) => (release = done));
    return sent;
  });
  one.start();
  await until(() => handed.length === 1);
  const second = await enqueueTo(TAG);
  one.kick();
  release();
  await until(() => handed.length === 2);
  expect(handed).toEqual([first.id, second.id]);
});

test('a stopped worker stays stopped', async () => {
  const { handed, transport } = scripted([sent]);
  const one = worker(transport);
  one.start();
  await one.stop();
  await enqueueTo(TAG);
  one.kick();
  await pause(80);
  expect(handed).toEqual([]);
});

test('the depth tells of wrong settings until they are mended', async () => {
  await enqueueTo(TAG);
  await worker(scripted([{ ...refused, error: '401 key', wrong: true }]).transport).drain();
  expect(await getOutboxDepth()).toMatchObject({ queued: 1, wrongSettings: 1 });
  await db.$executeRaw`UPDATE "OutboxMail" SET "nextAttemptAt" = now()`;
  await worker(scripted([sent]).transport).drain();
  expect(await getOutboxDepth()).toMatchObject({ queued: 0, wrongSettings: 0 });
});

test('the depth says how long the oldest mail has waited', async () => {
  const { id } = await enqueueTo(TAG);
  await enqueueTo(TAG);
  await db.$executeRaw`UPDATE "OutboxMail" SET "createdAt" = now() - interval '90 seconds' WHERE "id" = ${id}`;
  const depth = await getOutboxDepth();
  expect(depth).toMatchObject({ queued: 2, held: 0 });
  expect(depth.oldestSeconds).toBeGreaterThanOrEqual(89);
});
