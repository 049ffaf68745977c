import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { askForDatabase, startLender } from './asked-database';
import { lineTo, throughPort } from './database-line';

/** A migrated and seeded database for one server, which a test can make unreachable and bring back. */
export interface TestDatabase {
  url: string;
  /** Its own address, which no outage cuts. */
  direct: string;
  /** Cuts every connection and refuses new ones. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Asks the database itself, stopped or not. */
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** Stands between server and database: what it does to connections, an outage does. */
function proxyTo(address: string) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((inner) => {
    const outer = lineTo(address);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      // Small messages wait for one another otherwise, up to 40 ms each: no database does that.
      socket.setNoDelay(true);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => (sockets.delete(socket), other.destroy()));
    }
  });
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const close = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { listen, close };
}

/** Asks the database at an address, with a connection of its own each time. */
export const askDatabase =
  (connectionString: string): TestDatabase['query'] =>
  async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client
      .query<Row>(sql, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  };

export async function startDatabase(): Promise<TestDatabase> {
  const lender = await startLender();
  const { url: direct } = await askForDatabase(lender.port, { held: 'range' });
  const proxy = proxyTo(direct);
  const port = await proxy.listen(0);

  return {
    url: throughPort(direct, port),
    direct,
    stop: proxy.close,
    start: async () => void (await proxy.listen(port)),
    query: askDatabase(direct),
    close: async () => {
      await proxy.close();
      await lender.close();
    },
  };
}
