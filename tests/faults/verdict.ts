import type { AcceptedMail } from '../helpers/site/fake-resend';
import type { TestDatabase } from '../helpers/database/database';

/** The kind of a visitor's copy in the outbox (lib/enquiry/mutations.ts). */
const COPY = 'enquiryCopy';

export interface Verdict {
  stored: number;
  mailed: number;
  /** Told of in a digest: more arrived in an hour than are mailed one by one. */
  digested: number;
  faults: string[];
}

interface Stored {
  message: string;
  /** Those to the company. */
  mails: number;
  status: string;
  mail: string;
  digest: string | null;
  /** Those to the visitor. */
  copies: number;
  copy: string | null;
  copyStatus: string | null;
  isRefused: boolean;
}

const STORED = `SELECT e."message",
  count(*) FILTER (WHERE m."kind" = '')::int AS "mails",
  min(m."status"::text) FILTER (WHERE m."kind" = '') AS "status",
  min(m."id") FILTER (WHERE m."kind" = '') AS "mail",
  min(m."digestId") FILTER (WHERE m."kind" = '') AS "digest",
  count(*) FILTER (WHERE m."kind" = '${COPY}')::int AS "copies",
  min(m."id") FILTER (WHERE m."kind" = '${COPY}') AS "copy",
  min(m."status"::text) FILTER (WHERE m."kind" = '${COPY}') AS "copyStatus",
  coalesce(bool_or(m."lastError" IS NOT NULL) FILTER (WHERE m."kind" = '${COPY}' AND m."status" = 'sent'), false) AS "isRefused"
  FROM "Enquiry" e LEFT JOIN "OutboxMail" m ON m."enquiryId" = e."id" GROUP BY e."id", e."message"`;

function timesByKey(mails: readonly AcceptedMail[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { key } of mails) times.set(key ?? '', (times.get(key ?? '') ?? 0) + 1);
  return times;
}

/** What is wrong with the copy that the visitor gets; null if it came exactly once, or none is owed. */
function copyFaultOf({ message, copies, copy, copyStatus, isRefused }: Stored, times: Map<string, number>) {
  if (copies === 0) return null;
  if (copies > 1) return `${message}: ${copies} copies are owed`;
  if (copyStatus !== 'sent') return `${message}: its copy is ${copyStatus}`;
  const came = times.get(copy!) ?? 0;
  // One that the service refuses for its address ends (332).
  return came === 1 || (isRefused && came === 0) ? null : `${message}: its copy was mailed ${came} times`;
}

/** What is wrong with one enquiry; null if the company was told of it exactly once. */
function faultOf(
  { message, mails, status, mail, digest }: Stored,
  times: Map<string, number>,
): string | null {
  if (mails !== 1) return `${message}: ${mails} mails are owed`;
  if (status === 'sent')
    return times.get(mail) === 1 ? null : `${message}: mailed ${times.get(mail) ?? 0} times`;
  if (status !== 'withheld') return `${message}: its mail is ${status}`;
  if (!digest) return `${message}: no digest tells of it`;
  return times.get(digest) === 1 ? null : `${message}: its digest was mailed ${times.get(digest) ?? 0} times`;
}

/** Compares what visitors were told with what is stored and what was mailed. */
export async function judge(
  acknowledged: readonly string[],
  database: TestDatabase,
  mails: readonly AcceptedMail[],
): Promise<Verdict> {
  const rows = await database.query<Stored & { [column: string]: unknown }>(STORED);
  const byMessage = new Map<string, number>();
  for (const { message } of rows) byMessage.set(message, (byMessage.get(message) ?? 0) + 1);
  const lost = acknowledged.filter((message) => !byMessage.has(message));
  const doubled = [...byMessage].filter(([, times]) => times > 1).map(([message]) => message);
  const times = timesByKey(mails);
  const wrong = rows
    .flatMap((row) => [faultOf(row, times), copyFaultOf(row, times)])
    .filter((fault) => fault !== null);
  return {
    stored: rows.length,
    mailed: rows.filter(({ status }) => status === 'sent').length,
    digested: rows.filter(({ status }) => status === 'withheld').length,
    faults: [
      ...lost.map((message) => `${message}: acknowledged and not stored`),
      ...doubled.map((message) => `${message}: stored more than once`),
      ...wrong,
    ],
  };
}
