import pg from 'pg';
import { startEmbeddedDb } from '../../../scripts/database/embedded-db';

/** Opens the database of a closed data folder, asks it once, and closes it. */
export async function inDatabase<T extends pg.QueryResultRow>(folder: string, sql: string): Promise<T[]> {
  const db = await startEmbeddedDb(folder);
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const { rows } = await client.query<T>(sql);
  await client.end();
  await db.stop();
  return rows;
}

/** A row that a test leaves in a folder, and how many there are of it. */
export const COUNT = `SELECT count(*)::int AS n FROM "Enquiry" WHERE name = 'Kept'`;
export const WRITE = `INSERT INTO "Enquiry" (id, kind, name, email, phone, message, digest)
               VALUES ('kept', 'contact', 'Kept', 'kept@visitor.example', '', '', '')`;
