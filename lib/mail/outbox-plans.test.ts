import { db } from '@/lib/storage/db';
import { enqueueTo } from '@/tests/helpers/site/outbox';
import { paceOf } from './backoff';
import { getOutboxDepth } from './outbox';
import { OutboxWorker } from './outbox-worker';

const TAG = `plans-${process.pid}@company.example`;
const SENT = 4000;

beforeEach(() => db.outboxMail.deleteMany());
afterAll(async () => {
  await db.outboxMail.deleteMany();
  await db.$disconnect();
});

/** Rows of the table of mails that were read from its beginning to its end since the database began. */
async function readThrough(): Promise<number> {
  await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [row] = await db.$queryRaw<{ read: number }[]>`
    SELECT "seq_tup_read"::int AS "read" FROM pg_stat_user_tables WHERE "relname" = 'OutboxMail'`;
  return row!.read;
}

test('what each round asks of the outbox reads what is owed, not all that was ever sent', async () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await db.$executeRaw`
    INSERT INTO "OutboxMail" ("id", "sender", "recipient", "subject", "text", "html", "status", "createdAt")
    SELECT 'sent-' || n, 'a@b.co', ${TAG}, 'An enquiry', repeat('A villa. ', 60), repeat('A villa. ', 60), 'sent',
      now() - n * interval '1 hour'
    FROM generate_series(1, ${SENT}::int) AS n`;
  const worker = new OutboxWorker({
    transport: async () => ({ outcome: 'sent', providerId: 'p' }),
    pace: paceOf(1),
  });
  await enqueueTo(TAG, { status: 'withheld' });
  const before = await readThrough();
  // One that owes a digest, one that finds it was sent just now, and one with a mail to send.
  await worker.drain();
  await enqueueTo(TAG, { status: 'withheld' });
  await worker.drain();
  await enqueueTo(TAG, {});
  await worker.drain();
  expect(await getOutboxDepth()).toMatchObject({ queued: 0, held: 0, withheld: 2 });
  expect((await readThrough()) - before).toBeLessThan(SENT);
  expect(await db.outboxMail.count({ where: { digestId: { not: null } } })).toBe(1);
});
