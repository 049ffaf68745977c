import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { migratedDatabase } from '../../tests/helpers/database/empty-database';
import { headOf, written, type Line } from './backup-lines';
import { withClient } from './database';

const [COUNT, BYTES] = [45, 900_000];

/** A backup with more photos than fit into the memory of the program that reads it. */
async function* largeBackup(): AsyncGenerator<Line> {
  const ids = Array.from({ length: COUNT }, () => randomUUID());
  yield headOf(new Date(), []);
  yield { table: 'Enquiry' };
  const rest = { kind: 'contact', email: '', phone: '', message: 'm', details: {}, source: {} };
  const where = { page: '', language: '', createdAt: new Date() };
  for (const id of ids) yield { row: JSON.stringify({ ...rest, ...where, id, name: id, digest: id }) };
  yield { table: 'EnquiryPhoto' };
  const bytes = `\\x${'ab'.repeat(BYTES)}`;
  for (const enquiryId of ids) yield { row: JSON.stringify({ enquiryId, bytes }) };
}

test('photos larger together than the memory of the program are put back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-owner-'));
  const { url, close } = await migratedDatabase();
  try {
    const file = path.join(folder, 'large.gz');
    await pipeline(Readable.from(written(largeBackup())), createGzip(), createWriteStream(file));
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/owner/restore.ts', file],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          ...{ DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(40), NODE_OPTIONS: '--max-old-space-size=64' },
        },
      },
    );
    expect([status, stderr]).toEqual([0, '']);
    const count = `SELECT count(*)::int AS "count", sum(length("bytes"))::int AS "bytes" FROM "EnquiryPhoto"`;
    const { rows } = await withClient(url, (client) => client.query(count));
    expect(rows).toEqual([{ count: COUNT, bytes: COUNT * BYTES }]);
  } finally {
    await close();
    rmSync(folder, { recursive: true, force: true });
  }
});
