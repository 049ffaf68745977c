import { ENQUIRY_RETENTION } from '@/lib/enquiry/retention';
import { db } from './db';
import type { Line } from './line';
import { applyRetention } from './retention';

let statements = 0;
const line = {
  query: async (sql: string, values: readonly unknown[] = []) => {
    statements += 1;
    if (sql.startsWith('SELECT')) return { rows: await db.$queryRawUnsafe(sql, ...values) };
    return { rows: [], rowCount: await db.$executeRawUnsafe(sql, ...values) };
  },
} as unknown as Line;

beforeEach(() => db.outboxMail.deleteMany());
afterAll(async () => {
  await db.outboxMail.deleteMany();
  await db.$disconnect();
});

test('what is old goes in portions, all of it and nothing else', async () => {
  await db.$executeRaw`
    INSERT INTO "OutboxMail" ("id", "sender", "recipient", "subject", "text", "html", "status", "createdAt")
    SELECT 'mail-' || n, 'a@b.co', 'c@d.co', '', '', '', CASE WHEN n = 1 THEN 'held' ELSE 'sent' END::"MailStatus",
      CASE WHEN n = 2 THEN now() ELSE now() - interval '3 years' END
    FROM generate_series(1, 2502) AS n`;
  const kept = new Date(Date.now() - 86_400_000);
  const [mails] = ENQUIRY_RETENTION;
  expect(await applyRetention(line, mails!, { kept, forGood: false })).toBe(2500);
  statements = 0;
  expect(await applyRetention(line, mails!, { kept, forGood: true })).toBe(2500);
  expect(statements).toBe(3);
  const left = await db.outboxMail.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual(['mail-1', 'mail-2']);
});
