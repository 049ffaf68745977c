import type pg from 'pg';
import { BLANK_MAIL, IS_ACCOUNT_MAIL } from '../../lib/mail/mail-lifetime';
import { Fault, main } from '../shared/fault';
import { HELD_BY_RESTORE } from './after-restore';
import { readOptions, say } from './command';
import { withDatabase } from './database';

const USE =
  'Use: npm run outbox -- [--all] | --show ID | --again ID | --again held | --again restored | --done ID';

interface Row {
  id: string;
  status: string;
  attempts: number;
  created: string;
  enquiry: string | null;
  error: string | null;
}

/** No recipient and no text: this is read over shoulders and pasted into tickets. */
const LIST = `SELECT "id", "status"::text, "attempts", "enquiryId" AS "enquiry", "lastError" AS "error",
  to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS "created"
  FROM "OutboxMail" WHERE $1 OR "status" IN ('queued', 'held') ORDER BY "createdAt" LIMIT 500`;

/** Due at once, with a fresh window for trying again; the mark of doubt goes, since a person has decided. */
const AGAIN = `UPDATE "OutboxMail" SET "status" = 'queued', "nextAttemptAt" = now(), "leasedUntil" = NULL,
  "uncertainSince" = NULL, "wrongSettings" = false
  WHERE "text" <> '' AND "status" IN ('held', 'withheld', 'queued') AND ("leasedUntil" IS NULL OR "leasedUntil" < now())`;

/** Sets of mails that have a name; an id is never one of them. */
const WHICH: Readonly<Record<string, string>> = {
  held: `"status" = 'held'`,
  restored: `"status" = 'held' AND "lastError" = '${HELD_BY_RESTORE}'`,
};

async function list(client: pg.Client, all: boolean): Promise<void> {
  const { rows } = await client.query<Row>(LIST, [all]);
  for (const { id, status, attempts, created, enquiry, error } of rows)
    say(
      `${created}  ${status.padEnd(8)} ${attempts} tries  ${id}  ${enquiry ? `enquiry ${enquiry}  ` : ''}${error ?? ''}`,
    );
  say(rows.length === 0 ? 'No mail is owed.' : `${rows.length} mails.`);
}

async function show(client: pg.Client, id: string): Promise<void> {
  const { rows } = await client.query<{ recipient: string; subject: string; text: string }>(
    `SELECT "recipient", "subject", "text" FROM "OutboxMail" WHERE "id" = $1`,
    [id],
  );
  const [mail] = rows;
  if (!mail) throw new Fault(`There is no mail ${id}.`);
  say(`To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.text}`);
}

async function again(client: pg.Client, which: string): Promise<void> {
  const { rowCount } = await client.query(
    `${AGAIN} AND ${WHICH[which] ?? '"id" = $1'}`,
    which in WHICH ? [] : [which],
  );
  if (!rowCount)
    throw new Fault(
      'No such mail can be sent again: it was sent, is being sent now, or its code or link has expired.',
    );
  say(`${rowCount} to be sent. Whether an earlier try arrived nobody can tell: its reader may get it twice.`);
}

async function done(client: pg.Client, id: string): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE "OutboxMail" SET "status" = 'sent', "sentAt" = now(), "leasedUntil" = NULL
     WHERE "id" = $1 AND "status" IN ('held', 'withheld')`,
    [id],
  );
  if (!rowCount) throw new Fault('Only a mail that is held back can be called done.');
  await client.query(`UPDATE "OutboxMail" SET ${BLANK_MAIL} WHERE "id" = $1 AND ${IS_ACCOUNT_MAIL}`, [id]);
  say('Called done; it will not be sent.');
}

/** What mail is owed, and the two decisions that only a person can take about a mail that is held back. */
main(async () => {
  const { values } = readOptions(
    {
      all: { type: 'boolean' },
      show: { type: 'string' },
      again: { type: 'string' },
      done: { type: 'string' },
    },
    USE,
  );
  await withDatabase(async (client) => {
    if (values.show) await show(client, values.show);
    else if (values.again) await again(client, values.again);
    else if (values.done) await done(client, values.done);
    else await list(client, values.all ?? false);
  });
});
