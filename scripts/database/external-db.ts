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

/** Ours, beside those of Node and PostgreSQL. */
const NOT_MADE = 'NOT_MADE';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ECONNRESET: 'the connection was closed',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  '28P01': 'the user name or password is not accepted',
  '28000': 'the user is not accepted',
  '3D000': 'there is no such database',
  [NOT_MADE]: 'there is no such database, and it could not be created',
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

/** Of several servers that start together one makes it; to the others it is simply there. Whether it was this one. */
async function createDatabase(url: string, name: string): Promise<boolean> {
  const other = new URL(url);
  other.pathname = '/postgres';
  const client = new pg.Client({ connectionString: other.href, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const isThereByNow = ['42P04', '23505'].includes(code);
    if (!isThereByNow) throw Object.assign(new Error(NOT_MADE), { code: NOT_MADE });
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Nothing of the address stands in the sentence: its password might. */
function refuseUnreadable(url: string): void {
  if (!URL.canParse(url)) throw new Fault('The environment value DATABASE_URL is not a valid address.');
  const { username, password, hostname, pathname } = new URL(url);
  if (![username, password, hostname, pathname].every(isDecodable))
    throw new Fault(
      'The environment value DATABASE_URL is not a valid address: a % in a name or password is written as %25.',
    );
}

/** What is said where a database was made: a mistyped name would otherwise look like a site that lost everything. */
export function madeSentence(url: string): string {
  const { host, database } = placeOf(url);
  return `There was no database "${database}" at ${host}: it was made, empty.`;
}

interface Check {
  /** Makes the database if its server has none of that name. Only for what is to write into a new one. */
  mayCreate?: boolean;
}

/** One sentence if a database cannot be used. Whether it was made just now. */
export async function checkDatabase(
  url: string,
  { mayCreate = false }: Check = {},
): Promise<{ isNew: boolean }> {
  refuseUnreadable(url);
  const { host, database } = placeOf(url);
  let isNew = false;
  let version: number | null;
  try {
    version = await majorVersion(url);
    if (version === null) {
      if (!mayCreate) throw Object.assign(new Error('3D000'), { code: '3D000' });
      isNew = await createDatabase(url, database);
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
  return { isNew };
}
