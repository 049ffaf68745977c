/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { boundConnections, SERVER_OPTIONS } from './connections';

let server: Server;
let sockets: Socket[];
/** Where the next connections seem to come from, one by one; after these, and where none is said, from this machine. */
let peers: string[];

async function start(bounds: Parameters<typeof boundConnections>[2], proxies = 0, options = SERVER_OPTIONS) {
  server = createServer(options, ({ url }, response) => void (url === '/held' || response.end('answered')));
  server.on('connection', (socket) => {
    const value = peers.shift();
    if (value) Object.defineProperty(socket, 'remoteAddress', { value });
  });
  boundConnections(server, proxies, bounds);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}
beforeEach(() => {
  sockets = [];
  peers = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** What comes back on a connection until it is answered or closed. */
function send(text: string): Promise<{ got: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    sockets.push(socket);
    let got = '';
    socket.on('data', (part) => {
      got += String(part);
      if (got.endsWith('answered')) resolve({ got, isClosed: false });
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ got, isClosed: true }));
    if (text) socket.write(text);
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((go) => setTimeout(go, 10));
}

/** Asks until there is a place again; the test's own time ends it. */
async function answeredInTheEnd(): Promise<void> {
  while (!(await send(GET)).got) await new Promise((go) => setTimeout(go, 10));
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('one address has no more connections than it may, and a place again when one ends', async () => {
  await start({ all: 100, ofPeer: 2 });
  const held = [await send(GET), await send(GET)];
  expect(held.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  expect(await send(GET)).toEqual({ got: '', isClosed: true });
  sockets[0]!.destroy();
  await answeredInTheEnd();
});

/** Opens a connection that has sent so much and is not answered; tells whether the server has closed it. */
async function open(text: string): Promise<() => boolean> {
  const closed = { is: false };
  void send(text).then(({ isClosed }) => (closed.is = isClosed));
  const socket = sockets.at(-1)!;
  await once(server, 'connection');
  await new Promise<void>((sent) => socket.write('', () => sent()));
  return () => closed.is;
}

test('the connections of one network of IPv6 are twice those of one of its clients at most', async () => {
  await start({ all: 100, ofPeer: 2 });
  peers = [1, 1, 1, 2, 2, 3].map((nth) => `2001:db8:0:${nth}::7`);
  peers.push('2001:db8:1:1::7', '203.0.113.7');
  const isTaken: boolean[] = [];
  for (let nth = 0; nth < 8; nth += 1) isTaken.push((await send(GET)).got !== '');
  expect(isTaken).toEqual([true, true, false, true, true, false, true, true]);
});

/** Nobody is ended for the time a head takes. */
const PATIENT = { ...SERVER_OPTIONS, headersTimeout: 0, requestTimeout: 0 };

test.each(['', 'GET / HTTP/1.1\r\nHost: x\r\nA'])(
  'where all are taken, those that have sent %j end, of the network that holds most: a newcomer comes in at the next try',
  async (unfinished) => {
    await start({ all: 5, ofPeer: 5 }, 0, PATIENT);
    peers = ['203.0.113.1', '2001:db8:0:1::7', '203.0.113.2', '2001:db8:0:2::7', '203.0.113.2'];
    const asked = send('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(server, 'request');
    const many = [await open(unfinished)];
    const office = [await open(unfinished)];
    many.push(await open(unfinished));
    // This one has been answered before, and begins again.
    expect((await send(GET)).isClosed).toBe(false);
    sockets.at(-1)!.write('GET / HT');
    expect(await send(GET)).toEqual({ got: '', isClosed: true });
    await until(() => many.every((isClosed) => isClosed()));
    expect((await send(GET)).got).toContain('answered');
    expect([office[0]!(), sockets[0]!.destroyed, sockets[4]!.destroyed]).toEqual([false, false, false]);
    sockets[0]!.destroy();
    await asked;
  },
);

test('where idle connections have made room, none that is silent ends', async () => {
  await start({ all: 3, ofPeer: 3 }, 0, PATIENT);
  expect((await send(GET)).isClosed).toBe(false);
  const silent = [await open(''), await open('')];
  expect(await send(GET)).toEqual({ got: '', isClosed: true });
  await answeredInTheEnd();
  expect(silent.map((isClosed) => isClosed())).toEqual([false, false]);
});

test('behind a proxy of ours only the whole is bounded, and idle connections make room', async () => {
  await start({ all: 2, ofPeer: 1 }, 1);
  expect((await send(GET)).isClosed).toBe(false);
  expect((await send(GET)).isClosed).toBe(false);
  expect(await send(GET)).toEqual({ got: '', isClosed: true });
  await answeredInTheEnd();
});

test.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: x\r\nA'])(
  'a head that does not come to its end (%j) is not waited for',
  async (text) => {
    const soon = { ...SERVER_OPTIONS, headersTimeout: 100, connectionsCheckingInterval: 50 };
    await start({ all: 10, ofPeer: 10 }, 0, soon);
    expect((await send(text)).isClosed).toBe(true);
  },
);

test('a tunnel is refused in HTTP', async () => {
  await start({ all: 10, ofPeer: 10 });
  const { got, isClosed } = await send('CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n');
  expect([got.slice(0, 12), isClosed]).toEqual(['HTTP/1.1 405', true]);
});

test('a tunnel that is reset in the middle ends nothing else', async () => {
  await start({ all: 10, ofPeer: 10 });
  const asked = new Promise<Socket>((done) => server.once('connect', (_, socket) => done(socket as Socket)));
  void send('CONNECT other.example:443 HTTP/1.1\r\nHost: other.example\r\n\r\n');
  const socket = await asked;
  expect(() => socket.emit('error', new Error('read ECONNRESET'))).not.toThrow();
});

test.each([
  [0, 1],
  [1, 0],
])('with %i proxies counted, one that nobody named is told of %i times', async (proxies, times) => {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  await start({ all: 10, ofPeer: 10 }, proxies);
  const forwarded = GET.replace('\r\n\r\n', '\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n');
  for (const text of [GET, forwarded, forwarded]) await send(text);
  const lines = print.mock.calls
    .map(([line]) => String(line))
    .filter((line) => line.includes('proxy-not-counted'));
  print.mockRestore();
  expect(lines).toHaveLength(times);
});

test('a photograph as its camera wrote it has the time it needs on a slow line', () => {
  // 5 MB at 2 KB/s.
  expect(SERVER_OPTIONS.requestTimeout).toBeGreaterThan(((5 * 1024) / 2) * 1000);
});
