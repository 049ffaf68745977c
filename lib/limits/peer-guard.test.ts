import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientAddress, PEER_HEADER } from './client-address';
import { guardPeer } from './peer-guard';

test('without the HTTP server nobody can claim another address either', async () => {
  guardPeer('alone');
  const seen: string[] = [];
  const server = createServer(({ headers }, response) => {
    seen.push(clientAddress(new Headers(headers as Record<string, string>), 0));
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const headers = { [PEER_HEADER]: '1.1.1.1', 'x-forwarded-for': '2.2.2.2' };
  await new Promise((done) => request({ port, host: '127.0.0.1', headers }, done).end());
  server.closeAllConnections();
  server.close();
  expect(seen).toEqual(['127.0.0.1']);
});
