import { connect } from 'node:net';
import { expect, test } from '../../helpers/browser/test';
import { ask } from './ask';

/** Requests written by hand on one connection, each after the answer to the one before; their statuses. */
const exchange = (site: string, requests: readonly string[]) =>
  new Promise<string[]>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const socket = connect({ host: hostname, port: Number(port) });
    let got = '';
    const statuses = () => [...got.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status!);
    let sent = 0;
    const sendNext = () => (sent < requests.length ? socket.write(requests[sent++]!) : socket.destroy());
    socket.on('data', (part) => {
      got += part.toString('latin1');
      if (statuses().length === sent) sendNext();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(statuses()));
    socket.setTimeout(10_000, () => socket.destroy());
    sendNext();
  });

const OFFERS = [
  'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\nConnection: Upgrade, HTTP2-Settings',
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Upgrade: TLS/1.0\r\nConnection: upgrade, keep-alive',
];

for (const offer of OFFERS)
  test(`an offer to change the protocol is passed over (${offer.slice(0, 18)})`, async ({ baseURL }) => {
    const { host } = new URL(baseURL!);
    for (const path of ['/contact-us', '/search?q=tile', '/api/health']) {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${offer}\r\n\r\n`;
      // The connection stays one of HTTP: what comes next on it is answered too.
      expect([path, await exchange(baseURL!, [request, request])]).toEqual([path, ['200', '200']]);
    }
    const body = '{"email":"nobody@villa.example","password":"wrong-password"}';
    const call = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\n${offer}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    expect(await exchange(baseURL!, [call])).toEqual(['401']);
  });

test('a whole address of this site, and one with a part behind #, is the page with its one cache rule', async ({
  baseURL,
}) => {
  for (const path of ['/', '/contact-us', '/news', '/robots.txt']) {
    const plain = await ask(baseURL!, path);
    for (const target of [`${baseURL}${path}`, `${path}#part`, `${baseURL}${path}#part?x`]) {
      const { status, headers } = await ask(baseURL!, target);
      expect([target, status, headers.etag, headers['cache-control']]).toEqual([
        target,
        200,
        plain.headers.etag,
        plain.headers['cache-control'],
      ]);
    }
  }
});
