/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { inTurn } from './pipelining';

let server: Server;
let begun: string[];
let answer: (url: string) => Promise<string> | string;

beforeEach(async () => {
  const mine: string[] = [];
  begun = mine;
  answer = (url) => url;
  server = createServer((request, response) =>
    inTurn({ request, response }, () => {
      mine.push(request.url!);
      void Promise.resolve(answer(request.url!)).then((text) => response.end(text));
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const line = () => connect((server.address() as AddressInfo).port, '127.0.0.1');
const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
const LAST = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const turn = () => new Promise((done) => setTimeout(done, 20));

test('requests sent together are answered in order, each after the one before', async () => {
  const open: string[] = [];
  let most = 0;
  answer = async (url) => {
    most = Math.max(most, open.push(url));
    await turn();
    open.pop();
    return url;
  };
  const socket = line();
  let got = '';
  socket.on('data', (part) => (got += String(part)));
  socket.write(`${requests(5)}POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc${LAST}`);
  await once(socket, 'close');
  expect(begun).toEqual(['/0', '/1', '/2', '/3', '/4', '/form', '/last']);
  expect(got.match(/\/(?:\d|form|last)$|\/(?:\d|form|last)(?=HTTP)/g)).toEqual(begun);
  expect(most).toBe(1);
});

test('what is not read is not answered further, and others have their turn', async () => {
  answer = () => 'x'.repeat(8 * 1024 * 1024);
  const deaf = line();
  deaf.pause();
  deaf.write(requests(60));
  await turn();
  answer = () => 'at once';
  const other = line();
  other.write(LAST);
  expect(String((await once(other, 'data'))[0])).toContain('at once');
  expect(begun.length).toBeLessThan(5);
  deaf.destroy();
});

test('a flood on one connection ends it', async () => {
  answer = () => new Promise(() => {});
  const socket = line();
  socket.on('error', () => {});
  socket.write(requests(2_000));
  await once(socket, 'close');
  expect(begun).toEqual(['/0']);
});
