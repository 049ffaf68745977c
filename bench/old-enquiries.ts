import type { TestDatabase } from '../tests/helpers/database/database';

/** Rows of one transaction: the embedded database holds one statement's work in memory. */
const AT_ONCE = 10_000;

/**
 * Two years of enquiries, one in ten with a list of five lines, each with the mail that told of it. Each was owed before
 * it was sent, as in life: what an index keeps of that is what a statement about owed mails has to pass.
 */
const portion = (from: number, to: number) => `
  BEGIN;
  INSERT INTO "Enquiry" ("id", "kind", "name", "email", "phone", "message", "details", "page", "digest", "createdAt")
  SELECT 'old-' || n, 'contact', 'Visitor ' || n, 'v' || n || '@villa.example', '+97150' || (1000000 + n),
    repeat('A villa of two storeys near the sea, ' || n || '. ', 6),
    CASE n % 10 WHEN 0 THEN jsonb_build_object('lines', jsonb_build_array(n, n + 1, n + 2, n + 3, n + 4)) ELSE '{}' END,
    '/contact-us', md5('old' || n), now() - n * interval '63 seconds'
  FROM generate_series(${from}, ${to}) AS n;
  INSERT INTO "OutboxMail" ("id", "enquiryId", "sender", "recipient", "subject", "text", "html", "status", "createdAt",
    "nextAttemptAt")
  SELECT 'old-' || n, 'old-' || n, 'site@villa.example', 'sales@villa.example', 'Enquiry ' || n,
    repeat('A villa of two storeys near the sea. ', 8), repeat('<p>A villa of two storeys near the sea.</p>', 12),
    'queued', now() - n * interval '63 seconds', now() - n * interval '63 seconds'
  FROM generate_series(${from}, ${to}) AS n;
  UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = "createdAt" WHERE "status" = 'queued' AND "id" LIKE 'old-%';
  INSERT INTO "RateLimiterFlexible" ("key", "points", "expire")
  SELECT 'old:' || n, 1, now() + interval '1 hour' FROM generate_series(${from}, ${to}) AS n WHERE n % 10 = 0;
  COMMIT`;

/** Writes so many enquiries that were sent and told of before, with counters of their clients that still run. */
export async function fillWithOldEnquiries(query: TestDatabase['query'], count: number): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE)
    await query(portion(from, Math.min(count, from + AT_ONCE - 1)));
  // Written over years they were swept many a night (scripts/database/sweep.ts), and lie on the disk long since.
  for (const table of ['Enquiry', 'OutboxMail', 'RateLimiterFlexible'])
    await query(`VACUUM (ANALYZE) "${table}"`);
  await query('CHECKPOINT');
}
