/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { createRequestListener, type HttpServerOptions } from '@/server/http-server';
import { EMPTY_ARCHIVE } from '@/server/static/empty-archive';
import { Arrivals } from './arrivals';

/** Arrivals of a server to which one connection comes in each of so many turns. */
function withArrivals(turns: number) {
  const [server, arrivals] = [new EventEmitter(), new Arrivals()];
  arrivals.watch(server as Server);
  const come = { left: turns };
  const bring = async () => {
    for (; come.left > 0; come.left -= 1) {
      server.emit('connection');
      await turn();
    }
  };
  void bring();
  return { arrivals, come };
}

test('work begins when everybody at the door is in', async () => {
  const { arrivals, come } = withArrivals(50);
  await arrivals.settled(60_000);
  expect(come.left).toBe(0);
});

test('where nobody comes it begins in the next turn', async () => {
  const { arrivals } = withArrivals(0);
  let hasBegun = false;
  void arrivals.settled(60_000).then(() => (hasBegun = true));
  for (let turns = 0; turns < 4; turns += 1) await turn();
  expect(hasBegun).toBe(true);
});

test('a door at which somebody always stands keeps it waiting for a while only', async () => {
  const { arrivals, come } = withArrivals(Infinity);
  await arrivals.settled(50);
  come.left = 0;
});

/** Milliseconds of the one thread, as a page takes them. */
function busyFor(milliseconds: number) {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

test('whoever comes after a crowd that has pages made does not wait until all of them are made', async () => {
  const CROWD = 150;
  let pages = 0;
  const next: HttpServerOptions['next'] = async (_, response) => {
    for (let part = 0; part < 3; part += 1) {
      busyFor(5);
      await turn();
    }
    pages += 1;
    response.end('a page');
  };
  const trust = { proxies: 0, publicHost: null };
  const arrivals = new Arrivals();
  const bounds = { concurrency: 4, maxWaiting: CROWD, timeoutMs: 60_000 };
  const options = { archive: EMPTY_ARCHIVE, trust, next, report: () => undefined, bounds, arrivals };
  const server = createServer(createRequestListener(options));
  arrivals.watch(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const line = (text: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(text);
    return socket;
  };
  const crowd = Array.from({ length: CROWD }, () => line('GET /search HTTP/1.1\r\nHost: x\r\n\r\n'));
  const last = line('OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((done) => last.once('data', done));
  expect(pages).toBeLessThan(CROWD / 2);
  for (const socket of [...crowd, last]) socket.destroy();
  server.closeAllConnections();
  server.close();
});
