/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createRequestListener } from './http-server';
import { heedExpectations } from './expect';
import { EMPTY_ARCHIVE } from './static/empty-archive';

const archive = EMPTY_ARCHIVE;

let server: Server;
beforeEach(async () => {
  const next = async (request: AsyncIterable<Buffer>, response: { end: (text: string) => void }) => {
    let size = 0;
    for await (const part of request) size += part.length;
    response.end(`read ${size}`);
  };
  const trust = { proxies: 0, publicHost: null };
  server = createServer(createRequestListener({ archive, trust, next, report: () => undefined }));
  heedExpectations(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const FORM = 'Content-Type: multipart/form-data; boundary=x';
const JSON_CALL = 'Content-Type: application/json';

/** What comes back for a head; `body` is sent once the server says to go on. */
async function answered(target: string, lines: string[], body = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  socket.on('data', (part) => {
    got += String(part);
    if (got.endsWith('100 Continue\r\n\r\n')) socket.write(body);
  });
  socket.write([`${target} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, '', ''].join('\r\n'));
  await once(socket, 'close');
  return got;
}
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const expecting = (length: number) => ['Expect: 100-continue', `Content-Length: ${length}`];

test.each<[string, string, string[], number[]]>([
  ['a form', 'POST /cart', [FORM, ...expecting(3)], [100, 200]],
  ['a form that is too long', 'POST /cart', [FORM, ...expecting(900_000_000)], [413]],
  ['a call that is too long', 'POST /api/auth/login', [JSON_CALL, ...expecting(900_000_000)], [200]],
  ['a form without a boundary', 'POST /cart', ['Content-Type: multipart/form-data', ...expecting(3)], [400]],
  ['another method', 'PUT /cart', expecting(3), [405]],
  ['a form of another site', 'POST /cart', ['Origin: https://evil.example', FORM, ...expecting(3)], [403]],
])('%s is told to go on, or refused before it is sent', async (...[, target, lines, expected]) =>
  expect(statuses(await answered(target, lines, 'abc'))).toEqual(expected),
);

test('a call that is too long says so itself, from a body of which nothing was sent', async () =>
  expect(await answered('POST /api/auth/login', [JSON_CALL, ...expecting(900_000_000)])).toContain(
    'read 16385',
  ));

test.each([
  ['POST /cart', 'chunked', 200],
  ['POST /cart', 'Chunked', 200],
  ['POST /cart', ', chunked', 200],
  ['POST /cart', 'gzip', 400],
  ['POST /cart', 'identity', 400],
  ['POST /cart', 'gzip, chunked', 400],
  ['POST /api/auth/login', 'gzip, chunked', 400],
  ['POST /cart', 'chunked, chunked', 400],
  ['GET /', 'gzip, chunked', 400],
])('%s in the coding %s is answered with %d', async (target, coding, status) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let got = '';
  socket.on('data', (part) => (got += String(part)));
  socket.write(
    `${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${FORM}\r\nTransfer-Encoding: ${coding}\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
  );
  await once(socket, 'close');
  expect(statuses(got)).toEqual([status]);
});
