import pg from 'pg';
import { Fault } from '../shared/fault';

const OLDEST = 14;

/** Host and database of an address, and nothing secret. */
export function placeOf(url: string): { host: string; database: string } {
  const parsed = new URL(url);
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  return {
    host: `${host}:${parsed.port || '5432'}`,
    database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
  };
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  '28P01': 'the user name or password is not accepted',
  '28000': 'the user is not accepted',
  '3D000': 'there is no such database, and it could not be created',
  '53300': 'it has no free connection',
  '57P03': 'it is still starting',
};

export function whyUnreachable(error: unknown): string {
  const {
    code,
    errors,
    message = '',
  } = error as { code?: string; errors?: { code?: string }[]; message?: string };
  const known = REASONS[code ?? errors?.[0]?.code ?? ''];
  if (known) return known;
  if (/timeout/i.test(message)) return 'it does not answer';
  if (/SSL/.test(message)) return 'it does not agree on an encrypted connection, see sslmode';
  return `error ${code ?? 'without a code'}`;
}

/** Its major version, or null if the server is there and the database is not. */
async function majorVersion(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10000);
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return null;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Of several servers that start together one makes it; to the others it is simply there. */
async function createDatabase(url: string, name: string): Promise<void> {
  const other = new URL(url);
  other.pathname = '/postgres';
  const client = new pg.Client({ connectionString: other.href, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const isThereByNow = ['42P04', '23505'].includes(code);
    if (!isThereByNow) throw Object.assign(new Error('3D000'), { code: '3D000' });
  } finally {
    await client.end().catch(() => {});
  }
}

/** Makes the database if its server has none of that name; one sentence if it cannot be used. */
export async function checkDatabase(url: string): Promise<void> {
  if (!URL.canParse(url)) throw new Fault('The environment value DATABASE_URL is not a valid address.');
  const { host, database } = placeOf(url);
  let version: number | null;
  try {
    version = await majorVersion(url);
    if (version === null) {
      await createDatabase(url, database);
      version = await majorVersion(url);
    }
  } catch (error) {
    throw new Fault(
      `The database "${database}" at ${host} cannot be reached: ${whyUnreachable(error)}. Check DATABASE_URL.`,
    );
  }
  if (version !== null && version < OLDEST)
    throw new Fault(
      `The database at ${host} is PostgreSQL ${version}; version ${OLDEST} or newer is needed.`,
    );
}
