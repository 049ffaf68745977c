/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerUnread } from './raw-letters';

let server: Server;
beforeEach(async () => {
  server = createServer((_, response) => void response.end('answered'));
  answerUnread(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = (text: string) =>
  new Promise<string[]>((resolve) => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    let got = '';
    socket.on('data', (part) => (got += part.toString('latin1')));
    socket.on('close', () => resolve(got.split('\r\n')));
    socket.write(Buffer.from(text));
  });

const REST = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

test.each([
  ['GET /search?q=قرميد', '/search?q=%d9%82%d8%b1%d9%85%d9%8a%d8%af'],
  ['HEAD /é?a=%20b', '/%c3%a9?a=%20b'],
])('letters sent as bytes lead to their escapes: %s', async (line, target) => {
  const lines = await send(`${line} ${REST}`);
  expect(lines).toContain('HTTP/1.1 308 Permanent Redirect');
  expect(lines).toContain(`Location: ${target}`);
});

test.each([
  ['GET //é.example/', 400],
  // A browser reads it as the line above.
  ['GET /\\é.example/', 400],
  ['POST /é', 400],
  ['GET ?x', 400],
  ['GET /a\0é', 400],
  [`GET /${'x'.repeat(20_000)}`, 431],
])('what else cannot be read is refused as before: %j', async (line, status) => {
  const [first] = await send(`${line} ${REST}`);
  expect(first).toContain(`HTTP/1.1 ${status}`);
});
