import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { OWNER_ZONE } from '../../content/contact';
import { LEAD_COLUMNS, leadsBetween, photoOfLead, type Lead } from '../../lib/enquiry/queries';
import { csv } from '../../lib/text/csv';
import { fileNamedBy } from '../../lib/storage/uuid';
import { main } from '../shared/fault';
import { note, readDay, readOptions } from './command';
import { dataFile, refuseExisting, stamp } from './data-file';
import { withDatabase } from './database';

const USE =
  'Use: npm run leads -- [--since 2026-01-31] [--until 2026-02-28] [--csv] [--save] [--photos FOLDER]';

function asText(lead: Lead): string {
  const filled = LEAD_COLUMNS.filter((name) => lead[name]);
  return `${filled.map((name) => `${name.padEnd(9)} ${lead[name].replaceAll('\n', `\n${' '.repeat(10)}`)}`).join('\n')}\n\n`;
}

/** Writes the photos of enquiries into a folder, each under the id of its enquiry. */
async function writePhotos(client: pg.Client, leads: readonly Lead[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { id, photo } of leads) {
    if (!photo) continue;
    writeFileSync(path.join(folder, fileNamedBy(id, 'jpg')), await photoOfLead(client, id), { mode: 0o600 });
  }
}

/** Keeps a list of enquiries where only its owner reads it. */
function save(text: string, ending: string): void {
  const file = dataFile('leads', `leads-${stamp()}.${ending}`);
  refuseExisting(file);
  writeFileSync(file, text, { mode: 0o600 });
  note(`Written: ${file}.`);
}

/** Enquiries of a span of days of the company's zone, the last one included, to standard output or into a file. */
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
  const since = readDay(values.since ?? '0001-01-01', 'since');
  const until = readDay(values.until ?? '9999-12-31', 'until');
  const leads = await withDatabase(async (client) => {
    const found = await leadsBetween(client, since, until);
    if (values.photos) await writePhotos(client, found, values.photos);
    return found;
  });
  const rows = leads.map((lead) => LEAD_COLUMNS.map((name) => lead[name]));
  const text = values.csv ? csv([LEAD_COLUMNS, ...rows]) : leads.map(asText).join('');
  if (values.save) save(text, values.csv ? 'csv' : 'txt');
  else process.stdout.write(text);
  note(`${leads.length} ${leads.length === 1 ? 'enquiry' : 'enquiries'}; days and times of ${OWNER_ZONE}.`);
});
