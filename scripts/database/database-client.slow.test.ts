import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { impatientDatabase, type EmptyDatabase } from '../../tests/helpers/database/empty-database';
import { inTransaction, isLost, withClient } from './database-client';
import { Fault } from '../shared/fault';

/** Milliseconds; our own programs are given twenty times as much. */
const TIMEOUT_MS = 800;

let db: EmptyDatabase;

beforeAll(async () => {
  db = await impatientDatabase(TIMEOUT_MS);
}, 120_000);
afterAll(() => db?.close());

const as = (name: string) => {
  const url = new URL(db.url);
  url.searchParams.set('application_name', name);
  return url.href;
};

/** Let in; on a busy machine the greeting itself may be late. */
async function enter(url: string, tries = 10): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (tries <= 1) throw error;
    return enter(url, tries - 1);
  }
}

/** Sends a query whose second half is on its way for a while, and says how it ended. */
async function slowly(url: string, pause: number): Promise<'answered' | 'cut'> {
  const client = await enter(url);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const write = stream.write.bind(stream);
  jest.spyOn(stream, 'write').mockImplementation(((bytes: Buffer) => {
    write(bytes.subarray(0, 3));
    void rest(pause).then(() => stream.writable && write(bytes.subarray(3)));
    return true;
  }) as typeof stream.write);
  try {
    await client.query('SELECT 1');
    return 'answered';
  } catch (error) {
    expect(isLost(error)).toBe(true);
    return 'cut';
  } finally {
    jest.restoreAllMocks();
    stream.destroy();
  }
}

test('a program of ours that stands still in the middle of a message is waited for, a stranger is cut off', async () => {
  expect(await slowly(db.url, 3 * TIMEOUT_MS)).toBe('answered');
  expect(await slowly(as('stranger'), 3 * TIMEOUT_MS)).toBe('cut');
});

test('so it is in the middle of a transaction', async () => {
  const work = (client: pg.Client) =>
    inTransaction(client, async () => {
      await client.query('SELECT 1');
      await rest(3 * TIMEOUT_MS);
      return (await client.query<{ n: number }>('SELECT 2 AS n')).rows[0]!.n;
    });
  expect(await withClient(db.url, work)).toBe(2);
  await expect(withClient(as('stranger'), work, { tries: 1 })).rejects.toThrow(Fault);
});

/** Stands before the database and cuts the first connections as soon as so many bytes have come. */
async function cutting(lines: number, bytes: number): Promise<{ url: string; server: Server }> {
  const target = new URL(db.url);
  let seen = 0;
  const server = createServer((socket) => {
    const isCut = (seen += 1) <= lines;
    const onward = connect(Number(target.port), '127.0.0.1');
    let size = 0;
    const end = () => [socket, onward].forEach((one) => one.destroy());
    [socket, onward].forEach((one) => one.on('error', end).on('close', end));
    socket.on('data', (part) => {
      size += part.length;
      if (isCut && size > bytes) end();
      else onward.write(part);
    });
    onward.pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = new URL(db.url);
  url.port = String((server.address() as { port: number }).port);
  return { url: url.href, server };
}

const LARGE = 'x'.repeat(3_000_000);
const write = (client: pg.Client) =>
  inTransaction(client, async () => {
    await client.query('CREATE TABLE IF NOT EXISTS "kept" ("text" TEXT)');
    await client.query('INSERT INTO "kept" VALUES ($1)', [LARGE]);
  });

test('work whose line is cut is done again, once', async () => {
  const { url, server } = await cutting(2, 500_000);
  await withClient(url, write, { wait: 10 });
  const { rows } = await withClient(db.url, (client) =>
    client.query('SELECT count(*)::int AS n FROM "kept"'),
  );
  expect(rows).toEqual([{ n: 1 }]);
  server.close();
});

test.each([0, 500_000])(
  'a line that breaks each time, after %i bytes, is told in one sentence',
  async (bytes) => {
    const { url, server } = await cutting(99, bytes);
    const failed = await withClient(url, write, { wait: 10 }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Fault);
    expect((failed as Fault).message).toContain('broke 3 times; nothing was changed');
    server.close();
  },
);

test('a line lost while the changes were being kept is not tried again', async () => {
  let tries = 0;
  const work = (client: pg.Client) => {
    tries += 1;
    return inTransaction(client, async () => {
      const { query } = client;
      client.query = ((sql: string) =>
        sql === 'COMMIT'
          ? Promise.reject(Object.assign(new Error('gone'), { code: 'EPIPE' }))
          : (query as (sql: string) => unknown).call(client, sql)) as typeof client.query;
    });
  };
  await expect(withClient(db.url, work)).rejects.toThrow('nobody can tell');
  expect(tries).toBe(1);
});

test('a database that is not there is told in one sentence', async () => {
  await expect(withClient('postgresql://u@127.0.0.1:1/x', async () => {})).rejects.toThrow(
    'The database cannot be reached: nothing answers there.',
  );
});
