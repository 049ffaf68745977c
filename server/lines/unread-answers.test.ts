/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createRequestListener, type HttpServerOptions } from '@/server/http-server';
import { EMPTY_ARCHIVE } from '@/server/static/empty-archive';
import { UnreadAnswers } from './unread-answers';

const MB = 1024 * 1024;
let server: Server;
let sockets: Socket[];

async function listen(listener: Parameters<typeof createServer>[1]) {
  sockets = [];
  server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
}
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function line(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

/** As the framework writes: each part when the one before has been taken, and done when the last has. */
const next: HttpServerOptions['next'] = async (_, response) => {
  for (let part = 0; part < 7; part += 1)
    if (!response.write(Buffer.alloc(MB, 'x'))) await once(response, 'drain');
  response.end('the end');
  await once(response, 'finish');
};

const FORM = `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 7\r\n\r\n--x--\r\n`;

test.each([
  ['a page', 'GET /search HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a form', `POST /contact-us HTTP/1.1\r\nHost: x\r\n${FORM}`],
])('who does not read the answer to %s keeps nobody waiting', async (_, text) => {
  const bounds = { concurrency: 1, maxWaiting: 9, timeoutMs: 1000 };
  const trust = { proxies: 0, publicHost: null };
  const options = { archive: EMPTY_ARCHIVE, trust, next, report: () => undefined, bounds };
  await listen(createRequestListener(options));
  for (let nth = 0; nth < 3; nth += 1) line(text).pause();
  const reader = line(text);
  let got = '';
  reader.on('data', (part) => (got = (got + String(part)).slice(-20)));
  while (!got.includes('the end')) await once(reader, 'data');
  expect(got).toContain('the end');
});

test('what is unread is bounded, for one client and for all: the answer that has waited longest gives way', async () => {
  const unread = new UnreadAnswers({ all: 92 * MB, ofPeer: 45 * MB });
  const answers: ServerResponse[] = [];
  await listen((_, response) => void answers.push(response));
  for (const peer of ['a', 'b', 'a', 'c', 'd']) {
    const asked = once(server, 'request');
    line('GET / HTTP/1.1\r\nHost: x\r\n\r\n').pause();
    await asked;
    const answer = answers.at(-1)!;
    const made = unread.take(answer, peer);
    // Whatever the system keeps of it, more than 23 MB are left.
    expect(answer.write(Buffer.alloc(30 * MB))).toBe(true);
    answer.end();
    await made;
  }
  expect(answers.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false]);
});
