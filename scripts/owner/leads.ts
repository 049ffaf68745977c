import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { csv } from '../../lib/text/csv';
import { fileNamedBy } from '../../lib/storage/uuid';
import { main } from '../shared/fault';
import { note, readDay, readOptions } from './command';
import { dataFile, refuseExisting, stamp } from './data-file';
import { withDatabase } from './database';

const USE =
  'Use: npm run leads -- [--since 2026-01-31] [--until 2026-02-28] [--csv] [--save] [--photos FOLDER]';

interface Lead {
  [column: string]: string;
}

const COLUMNS = [
  'received',
  'kind',
  'name',
  'email',
  'phone',
  'message',
  'details',
  'page',
  'language',
  'source',
  'carried',
  'consent',
  'photo',
  'mail',
  'id',
] as const;

/**
 * Times in UTC; objects as JSON, empty where there is nothing. `mail` is how the mail of it stands, `consent` the version of the
 * words at the form with the day it was first seen: table ConsentText.
 */
const LEADS = `SELECT to_char(e."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS "received",
  e."kind"::text, e."name", e."email", e."phone", e."message",
  CASE WHEN e."details" = '{}' THEN '' ELSE e."details"::text END AS "details", e."page", e."language",
  CASE WHEN e."source" = '{}' THEN '' ELSE e."source"::text END AS "source",
  COALESCE(e."carried"::text, '') AS "carried",
  CASE WHEN e."consent" = '' THEN '' ELSE e."consent" || COALESCE((SELECT ' (' || to_char(c."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD') || ')'
    FROM "ConsentText" c WHERE c."version" = e."consent"), '') END AS "consent",
  COALESCE((SELECT octet_length(p."bytes") || ' bytes' FROM "EnquiryPhoto" p WHERE p."enquiryId" = e."id"), '') AS "photo",
  COALESCE((SELECT string_agg(m."status"::text, ' ') FROM "OutboxMail" m WHERE m."enquiryId" = e."id"), '') AS "mail",
  e."id"
  FROM "Enquiry" e WHERE e."createdAt" >= $1 AND e."createdAt" < $2 ORDER BY e."createdAt", e."id"`;

const DAY_MS = 24 * 3600 * 1000;

function asText(lead: Lead): string {
  const filled = COLUMNS.filter((name) => lead[name]);
  return `${filled.map((name) => `${name.padEnd(9)} ${lead[name]!.replaceAll('\n', `\n${' '.repeat(10)}`)}`).join('\n')}\n\n`;
}

/** Writes the photos of enquiries into a folder, each under the id of its enquiry. */
async function writePhotos(client: pg.Client, leads: readonly Lead[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { id, photo } of leads) {
    if (!photo) continue;
    const { rows } = await client.query<{ bytes: Buffer }>(
      'SELECT "bytes" FROM "EnquiryPhoto" WHERE "enquiryId" = $1',
      [id],
    );
    writeFileSync(path.join(folder, fileNamedBy(id!, 'jpg')), rows[0]!.bytes, { mode: 0o600 });
  }
}

/** Keeps a list of enquiries where only its owner reads it. */
function save(text: string, ending: string): void {
  const file = dataFile('leads', `leads-${stamp()}.${ending}`);
  refuseExisting(file);
  writeFileSync(file, text, { mode: 0o600 });
  note(`Written: ${file}.`);
}

/** Enquiries of a span of days (UTC), the last one included, to standard output or into a file. */
main(async () => {
  const { values } = readOptions(
    {
      since: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean' },
      save: { type: 'boolean' },
      photos: { type: 'string' },
    },
    USE,
  );
  const since = values.since ? readDay(values.since, 'since') : new Date(0);
  const until = values.until
    ? new Date(readDay(values.until, 'until').getTime() + DAY_MS)
    : new Date(8.64e15 / 10);
  const leads = await withDatabase(async (client) => {
    const { rows } = await client.query<Lead>(LEADS, [since, until]);
    if (values.photos) await writePhotos(client, rows, values.photos);
    return rows;
  });
  const rows = leads.map((lead) => COLUMNS.map((name) => lead[name] ?? ''));
  const text = values.csv ? csv([COLUMNS, ...rows]) : leads.map(asText).join('');
  if (values.save) save(text, values.csv ? 'csv' : 'txt');
  else process.stdout.write(text);
  note(`${leads.length} ${leads.length === 1 ? 'enquiry' : 'enquiries'}.`);
});
