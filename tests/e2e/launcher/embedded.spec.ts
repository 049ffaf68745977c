import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { copyTemplate } from '../../../scripts/database/database-template';
import { startEmbeddedDb, type EmbeddedDb } from '../../../scripts/database/embedded-db';
import { cleanUp, folderWith, temporaryFolder } from '../../helpers/site/launcher';
import { lineTo } from '../../helpers/database/database-line';
import { expect, test } from '../../helpers/browser/test';

test.afterEach(cleanUp);

const TIMEOUT_MS = 800;
let open: EmbeddedDb | undefined;
test.afterEach(async () => {
  await open?.stop();
  open = undefined;
});
const start = async (folder: string, byPort = false) =>
  (open = await startEmbeddedDb(folder, { byPort, timeoutMs: TIMEOUT_MS }));

async function ask(url: string, sql = 'SELECT 1 AS n'): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

const message = (type: string, body: string | Buffer) => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([type ? head : head.subarray(1), bytes]);
};
const HELLO = message('', '\0\u0003\0\0user\0postgres\0\0');
const PARSE = message('P', '\0SELECT 1\0\0\0');
const SYNC = message('S', '');

test(
  'the socket of a path too long for one lies in a short folder of ours alone, and goes with the database',
  { tag: '@slow' },
  async () => {
    const folder = path.join(temporaryFolder(), 'x'.repeat(60), 'y'.repeat(60));
    await copyTemplate(process.env, 'nothing', folder);
    const { url, stop } = await start(folder);
    const at = decodeURIComponent(new URL(url).hostname);
    expect(statSync(at).mode & 0o777).toBe(0o700);
    expect(await ask(url)).toEqual([{ n: 1 }]);
    await stop();
    open = undefined;
    expect(() => statSync(at)).toThrow(/ENOENT/);
  },
);

test('a socket left by a killed launcher does not stop the next one', { tag: '@slow' }, async () => {
  const folder = await folderWith('nothing');
  const { mkdirSync, writeFileSync } = await import('node:fs');
  mkdirSync(path.join(folder, 'socket'), { mode: 0o700 });
  writeFileSync(path.join(folder, 'socket/.s.PGSQL.5432'), '');
  expect(await ask((await start(folder)).url)).toEqual([{ n: 1 }]);
});

test('where it must be a port, the password is really asked for', { tag: '@slow' }, async () => {
  const { url } = await start(await folderWith('nothing'), true);
  expect(await ask(url)).toEqual([{ n: 1 }]);
  for (const password of ['', 'postgres', 'x'.repeat(48)]) {
    const wrong = new URL(url);
    wrong.password = password || 'none';
    await expect(ask(wrong.href)).rejects.toThrow('password authentication failed');
  }
  const port = Number(new URL(url).port);
  for (const unasked of [
    Buffer.concat([HELLO, PARSE, SYNC]),
    message('p', 'x\0'),
    Buffer.concat([HELLO, HELLO]),
  ]) {
    const line = connect(port, '127.0.0.1');
    const gone = ended(line);
    let heard = '';
    line.on('error', () => {}).on('data', (data) => (heard += data.toString('latin1')));
    line.write(unasked);
    await gone;
    expect(heard).not.toContain('server_version');
  }
});

const UNFINISHED: Record<string, Buffer> = {
  'half a greeting': HELLO.subarray(0, 6),
  'half a message': Buffer.concat([HELLO, PARSE.subarray(0, 7)]),
  'a query without its end': Buffer.concat([HELLO, PARSE]),
  'a query flushed and left open': Buffer.concat([HELLO, PARSE, message('H', '')]),
  'a transaction left open': Buffer.concat([HELLO, message('Q', 'BEGIN\0')]),
};

for (const [name, bytes] of Object.entries(UNFINISHED))
  test(`${name} is cut off, and others go on`, { tag: '@slow' }, async () => {
    const { url } = await start(await folderWith('nothing'));
    const line = lineTo(url);
    const gone = ended(line);
    line.on('error', () => {}).on('data', () => {});
    line.write(bytes);
    expect(await ask(url)).toEqual([{ n: 1 }]);
    // A byte now and then does not buy time.
    const drip = setInterval(
      () => line.writable && name.startsWith('half') && line.write('\0'),
      TIMEOUT_MS / 4,
    );
    await gone;
    clearInterval(drip);
    expect(await ask(url, 'SELECT pg_current_xact_id_if_assigned() AS n')).toEqual([{ n: null }]);
  });

test('what is no protocol at all ends its own line and nothing else', { tag: '@slow' }, async () => {
  const { url } = await start(await folderWith('nothing'));
  const odd = [
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    Buffer.alloc(64),
    Buffer.alloc(64, 0xff),
    ...['z', 'p', '\0', 'P', 'B', 'D', 'E', 'C', 'Q', 'F', 'd', 'c', 'f'].map((type) =>
      Buffer.concat([HELLO, message(type, '\u0001\u0002'), SYNC, message('X', '')]),
    ),
  ];
  for (const bytes of odd) {
    const line = lineTo(url);
    const gone = ended(line);
    line.on('error', () => {}).on('data', () => {});
    line.write(bytes);
    await gone;
    expect(await ask(url)).toEqual([{ n: 1 }]);
  }
});

// That nobody else can enter a new folder: second-start.spec.ts, which makes one.
test('it listens in its folder alone; many connections at once stay whole', async () => {
  const { url } = await start(await folderWith('nothing'));
  expect(new URL(url).hostname).toMatch(/^%2F.+%2Fsocket$/);
  // Transactions are not mixed, and answers go to whoever asked.
  await ask(url, 'CREATE TABLE counter AS SELECT 0 AS n');
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  const addOne = async (k: number) => {
    const client = await pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query<{ n: number; k: number }>('SELECT n, $1::int AS k FROM counter', [k]);
    expect(rows[0]!.k).toBe(k);
    await client.query('UPDATE counter SET n = $1', [rows[0]!.n + 1]);
    await client.query('COMMIT');
    client.release();
  };
  await Promise.all(Array.from({ length: 60 }, (_, k) => addOne(k)));
  await pool.end();
  expect(await ask(url, 'SELECT n FROM counter')).toEqual([{ n: 60 }]);
});

test(
  'an address with a long text in it, larger than one packet, is kept whole',
  { tag: '@slow' },
  async () => {
    const { url } = await start(await folderWith('nothing'));
    const text = 'سقف '.repeat(200_000);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ text: string }>('SELECT $1::text AS text', [text]);
    await client.end();
    expect(rows[0]!.text === text).toBe(true);
  },
);
