import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { listenPlace, serveMetrics } from './metrics';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test.each([
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  [':9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:80', { host: '::1', port: 80 }],
  ['9464', null],
  ['host:0', null],
  ['host:70000', null],
])('%s', (address, place) => expect(listenPlace(address)).toEqual(place));

test('counters are answered at their own address and nothing else is', async () => {
  const port = await freePort();
  const server = serveMetrics(`127.0.0.1:${port}`, (error) => {
    throw error;
  })!;
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await answer.text()).toContain('site_requests_total');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});
