import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { busyWords, refusalWords } from '@/content/shell/messages';
import { createRequestListener, type HttpServerOptions } from '@/server/http-server';
import { EMPTY_ARCHIVE } from '@/server/static/empty-archive';
import { MIN_RATE } from './body-reader';

const archive = EMPTY_ARCHIVE;

const KB = 1024;
let server: Server;
let sockets: Socket[];
/** The server's ends of the lines, by the port of the other end. */
let lines: Map<number, Socket>;
let taken: number[];

// The clock by which a body is slow is the test's: how long it takes here says how busy the machine is.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
});
afterEach(() => jest.useRealTimers());

async function start(bodies: HttpServerOptions['bodies'] = {}) {
  taken = [];
  sockets = [];
  lines = new Map();
  const next: HttpServerOptions['next'] = async (request, response) => {
    let size = 0;
    for await (const part of request) size += (part as Buffer).length;
    taken.push(size);
    response.end('taken');
  };
  // The client is whom the proxy saw.
  const trust = { proxies: 1, publicHost: null };
  server = createServer(createRequestListener({ archive, trust, next, report: () => undefined, bodies }));
  server.on('connection', (line) => lines.set(line.remotePort!, line));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

interface Sent {
  path?: string;
  peer?: string;
  type?: string;
  connection?: string;
  /** Bytes of the body. */
  length: number;
}

const FORM = 'multipart/form-data; boundary=x';

/** Begins a request and returns its line, and what comes back on it. */
function begin(sent: Sent) {
  const { path = '/contact-us', peer = '10.0.0.1', type = FORM, connection = 'keep-alive', length } = sent;
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  sockets.push(socket);
  let got = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (part) => {
      got += String(part);
      if (/\r\n\r\n[\s\S]+/.test(got)) resolve(got);
    });
    socket.on('close', () => resolve(got));
    socket.on('error', () => {});
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${peer}\r\nConnection: ${connection}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return { socket, answer };
}

/** Until the server has read all that was written on this line, or has answered. */
async function read({ socket, answer }: ReturnType<typeof begin>): Promise<void> {
  let isAnswered = false;
  void answer.then(() => (isAnswered = true));
  if (socket.connecting) await once(socket, 'connect');
  const come = () => lines.get(socket.localPort!)?.bytesRead ?? 0;
  while (!isAnswered && come() < socket.bytesWritten) await turn();
}

/** Until the server knows that these have hung up. */
async function gone(hung: readonly Socket[]): Promise<void> {
  // A line that the server has closed already has no port any more.
  const ports = hung.flatMap(({ localPort }) => localPort ?? []);
  for (const socket of hung) socket.destroy();
  while (ports.some((port) => !lines.get(port)?.destroyed)) await turn();
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

test('a body slower than the least rate is refused in words, and its place given back', async () => {
  await start({ bounds: { all: 16 * KB, ofPeer: 16 * KB } });
  const slow = begin({ length: 500 * KB });
  for (let drop = 0; drop < 10; drop += 1) {
    slow.socket.write('x'.repeat(50));
    await read(slow);
    jest.advanceTimersByTime(MIN_RATE.every / 10);
  }
  const said = await slow.answer;
  expect([statusOf(said), said.includes(refusalWords.en[408]), /Connection: close/i.test(said)]).toEqual([
    408,
    true,
    true,
  ]);
  const next = begin({ length: 10 });
  next.socket.write('0123456789');
  expect(statusOf(await next.answer)).toBe(200);
});

test('an honest slow line gets a photograph through, with pauses', async () => {
  await start();
  const honest = begin({ length: 1000 * KB });
  for (let nth = 0; nth < 100; nth += 1) {
    honest.socket.write(Buffer.alloc(10 * KB, 'x'));
    await read(honest);
    // Now and then nothing for a third of the time in which so much must come: 1.25 KB a second all the same.
    jest.advanceTimersByTime(nth % 10 === 0 ? MIN_RATE.every / 3 : MIN_RATE.every / 4);
  }
  expect(statusOf(await honest.answer)).toBe(200);
  expect(taken).toEqual([1000 * KB]);
});

test('one client has no more on its way than it may, others go on, and nothing stays held', async () => {
  await start({ bounds: { all: 640 * KB, ofPeer: 160 * KB } });
  const flood = Array.from({ length: 12 }, () => begin({ length: 900 * KB }));
  for (const { socket } of flood) socket.write(Buffer.alloc(15 * KB, 'x'));
  for (const one of flood) await read(one);
  const more = begin({ length: 10 });
  const said = await more.answer;
  expect([statusOf(said), /Retry-After: \d/.test(said), said.includes(busyWords.en.back)]).toEqual([
    503,
    true,
    true,
  ]);
  const other = begin({ peer: '10.0.0.2', length: 10 });
  other.socket.write('0123456789');
  expect(statusOf(await other.answer)).toBe(200);
  await gone(flood.map(({ socket }) => socket));
  const again = begin({ length: 100 * KB });
  again.socket.write(Buffer.alloc(100 * KB, 'x'));
  expect(statusOf(await again.answer)).toBe(200);
});

test('where many clients fill everything, the one that holds most gives way to somebody who writes a few words', async () => {
  await start({ bounds: { all: 296 * KB, ofPeer: 160 * KB } });
  const heavy = ['10.1.0.1', '10.1.0.2'].map((peer) => begin({ peer, length: 900 * KB }));
  for (const { socket } of heavy) socket.write(Buffer.alloc(130 * KB, 'x'));
  for (const one of heavy) await read(one);
  const few = begin({ peer: '10.2.0.1', length: 10 });
  few.socket.write('0123456789');
  expect(statusOf(await few.answer)).toBe(200);
  expect(await Promise.race([heavy[0]!.answer, heavy[1]!.answer]).then(statusOf)).toBe(503);
});

test('a call is told in its own shape that there is no room', async () => {
  await start({ bounds: { all: 16 * KB, ofPeer: 16 * KB } });
  await read(begin({ length: 900 * KB }));
  const type = 'application/json';
  const said = await begin({ path: '/api/auth/login', type, length: 10 }).answer;
  expect([statusOf(said), said.includes('"success":false')]).toEqual([503, true]);
});

test('13 000 empty parts are refused with the first kilobytes, before anything reads them', async () => {
  await start();
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const { socket, answer } = begin({ length: part.length * 13_000 });
  socket.write(part.repeat(200));
  expect(statusOf(await answer)).toBe(413);
  expect(taken).toEqual([]);
});

test('pieces of one byte are held as what they say', async () => {
  await start({ bounds: { all: 96 * KB, ofPeer: 96 * KB } });
  const { socket, answer } = begin({ length: 20 * KB });
  socket.setNoDelay(true);
  for (let nth = 0; nth < 20 * KB; nth += 1) socket.write('x');
  expect(statusOf(await answer)).toBe(200);
  expect(taken).toEqual([20 * KB]);
});

test.each([
  ['text/plain', 65 * KB, 413],
  ['application/x-www-form-urlencoded', 65 * KB, 413],
  ['application/x-www-form-urlencoded', 0, 400],
  [FORM, 1025 * KB, 413],
  ['multipart/form-data; boundary=a; boundary=b', 10, 400],
])('%s of %d bytes is refused with %d', async (type, length, status) => {
  await start();
  expect(statusOf(await begin({ path: '/cart', type, length }).answer)).toBe(status);
});

test('only forms with a place for a picture may bring a photograph as its camera wrote it', async () => {
  const MB = 1024 * KB;
  await start();
  for (const path of ['/bricks-simulator', '/contact-us', '/ar/installers']) {
    const { socket, answer } = begin({ path, length: 4 * MB });
    socket.write(Buffer.alloc(4 * MB, 'x'));
    expect(statusOf(await answer)).toBe(200);
  }
  expect(taken).toEqual([4 * MB, 4 * MB, 4 * MB]);
  expect(statusOf(await begin({ path: '/bricks-simulator', length: 6 * MB }).answer)).toBe(413);
  expect(statusOf(await begin({ path: '/ar/contact-us', length: 6 * MB }).answer)).toBe(413);
  expect(statusOf(await begin({ path: '/cart', length: 4 * MB }).answer)).toBe(413);
});

test('a call with more members than any of ours is told so by itself', async () => {
  await start();
  const body = '['.repeat(300);
  const { socket, answer } = begin({
    path: '/api/auth/login',
    type: 'application/json',
    length: body.length,
  });
  socket.write(body);
  expect(statusOf(await answer)).toBe(200);
  // It got nothing, which it answers with 400 (tests/api/call-rules.test.ts).
  expect(taken).toEqual([0]);
});

test.each(['keep-alive', 'close'])(
  'who is refused while still sending can send it all and reads the refusal (Connection: %s)',
  async (connection) => {
    await start();
    const body = Buffer.alloc(4 * 1024 * KB, 'x');
    const { socket, answer } = begin({ path: '/cart', length: body.length, connection });
    const faults: unknown[] = [];
    socket.on('error', (fault) => faults.push(fault));
    for (let at = 0; at < body.length; at += 64 * KB) {
      await new Promise((sent) => socket.write(body.subarray(at, at + 64 * KB), sent));
      await turn();
    }
    expect([faults, statusOf(await answer)]).toEqual([[], 413]);
  },
);
