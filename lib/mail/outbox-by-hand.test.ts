import { db } from '@/lib/storage/db';
import type { Line } from '@/lib/storage/line';
import { listMails, MOST_LISTED } from './outbox-by-hand';

const line = {
  query: async (sql: string, values: readonly unknown[] = []) => ({
    rows: await db.$queryRawUnsafe(sql, ...values),
  }),
} as unknown as Line;

beforeEach(() => db.outboxMail.deleteMany());
afterAll(async () => {
  await db.outboxMail.deleteMany();
  await db.$disconnect();
});

test('of more mails than are listed at a time the newest are, the newest last', async () => {
  await db.$executeRaw`
    INSERT INTO "OutboxMail" ("id", "sender", "recipient", "subject", "text", "html", "status", "createdAt")
    SELECT 'mail-' || n, 'a@b.co', 'c@d.co', '', '', '', CASE WHEN n > 600 THEN 'queued' ELSE 'sent' END::"MailStatus",
      now() - (1000 - n) * interval '1 minute'
    FROM generate_series(1, 602) AS n`;
  const all = await listMails(line, true);
  expect([all.length, all[0]!.id, all.at(-1)!.id]).toEqual([MOST_LISTED, 'mail-103', 'mail-602']);
  expect((await listMails(line, false)).map(({ id }) => id)).toEqual(['mail-601', 'mail-602']);
});
