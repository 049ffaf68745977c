import 'server-only';
import { randomUUID } from 'node:crypto';
import { db } from '@/lib/storage/db';
import { renderDigest, type Told } from './digest-mail';

/*
 * One mail that stands for many. Beyond what arrives in any ordinary hour mails are stored as `withheld`;
 * the worker tells their reader how many there are, at most once in a while.
 */

interface Reader {
  sender: string;
  recipient: string;
}

/**
 * Owes a digest to each reader of withheld mails who has had none for `rest` milliseconds. Digest and the note
 * of what it tells of are one transaction: after a crash both are there or neither. Returns how many were owed.
 */
export async function enqueueDigests(rest: number): Promise<number> {
  // Most often there is nothing: asked without a transaction.
  const some = await db.outboxMail.findFirst({
    where: { status: 'withheld', digestId: null },
    select: { id: true },
  });
  if (!some) return 0;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('outbox-digest', 0))`;
    // LIMIT keeps the last question to the few mails of that time: where rows were never counted, all are joined else.
    const readers = await tx.$queryRaw<Reader[]>`
      SELECT DISTINCT "sender", "recipient" FROM "OutboxMail" m
      WHERE "status" = 'withheld' AND "digestId" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "OutboxMail" digest
        WHERE digest."status" IN ('queued', 'held', 'sent') AND digest."recipient" = m."recipient"
          AND digest."createdAt" > now() - ${rest}::float8 * interval '1 ms'
          AND (SELECT 1 FROM "OutboxMail" told WHERE told."digestId" = digest."id" LIMIT 1) IS NOT NULL)`;
    for (const { sender, recipient } of readers) {
      const id = randomUUID();
      const [told] = await tx.$queryRaw<Told[]>`
        WITH told AS (
          UPDATE "OutboxMail" SET "digestId" = ${id}
          WHERE "status" = 'withheld' AND "digestId" IS NULL
            AND "sender" = ${sender} AND "recipient" = ${recipient}
          RETURNING "createdAt")
        SELECT count(*)::int AS "count",
          min("createdAt") AS "since" FROM told`;
      const mail = await renderDigest(told!, id);
      const data = { id, sender, recipient, replyTo: null, ...mail, nextAttemptAt: new Date(0) };
      await tx.outboxMail.create({ data });
    }
    return readers.length;
  });
}
