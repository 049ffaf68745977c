/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerHalfClosed } from './half-closed';

let server: Server;
let answers: ServerResponse[];

beforeEach(async () => {
  answers = [];
  server = createServer((request, response) => {
    request.resume();
    answers.push(response);
  });
  answerHalfClosed(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A client that says at once that it sends no more. */
function halfClosed(text: string) {
  const socket = connect({
    port: (server.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let got = '';
  socket.on('data', (part) => (got += String(part)));
  socket.end(text);
  return { socket, got: once(socket, 'end').then(() => got) };
}

const GO_ON = 'HTTP/1.1 100 Continue\r\n\r\n';

test.each([
  ['GET / HTTP/1.1\r\nHost: x\r\n\r\n', true],
  ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc', true],
  ['GET / HTTP/1.0\r\n\r\n', false],
])('%j and no more is answered, and the line ends with the answer', async (text, isTold) => {
  const { socket, got } = halfClosed(text);
  await once(server, 'request');
  await new Promise((go) => setTimeout(go, 50));
  answers[0]!.end('later');
  expect([(await got).startsWith(GO_ON), (await got).replaceAll(GO_ON, '').slice(0, 15)]).toEqual([
    isTold,
    'HTTP/1.1 200 OK',
  ]);
  expect(await got).toMatch(/later$/);
  socket.destroy();
});

test('requests sent together are answered all, also by a client that sends no more', async () => {
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const { socket, got } = halfClosed(request + request);
  while (answers.length < 2) await new Promise((go) => setTimeout(go, 5));
  await new Promise((go) => setTimeout(go, 50));
  for (const [at, answer] of answers.entries()) answer.end(`answer ${at}`);
  expect((await got).match(/answer \d/g)).toEqual(['answer 0', 'answer 1']);
  socket.destroy();
});

test('who has left is known to be gone before anything is answered', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const gone = once(answers[0]!, 'close');
  socket.destroy();
  await gone;
  expect(answers[0]!.headersSent).toBe(false);
});
