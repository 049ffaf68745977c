import { createServer, request as ask, Agent, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainOf } from './drain';

let server: Server;
let port: number;
let answers: ServerResponse[];
const agent = new Agent({ keepAlive: true });

beforeEach(async () => {
  answers = [];
  server = createServer((_, response) => void answers.push(response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
});
afterAll(() => agent.destroy());

const send = () =>
  new Promise<string>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume().on('end', () => resolve(String(response.headers.connection)));
    });
    sent.on('error', reject);
    sent.end();
  });

const asked = () => new Promise<void>((resolve) => server.once('request', () => setImmediate(resolve)));

test('what is being answered is finished, and nothing new is taken', async () => {
  let drain = () => {};
  const over = new Promise<void>((leave) => (drain = drainOf(server, leave)));
  const [arrived, first] = [asked(), send()];
  await arrived;
  drain();
  expect(server.listening).toBe(false);
  answers[0]!.end('done');
  await first;
  await over;
  await expect(send()).rejects.toThrow(/ECONNREFUSED|hang up|ECONNRESET/);
});

test('an answer that never comes does not keep the server', async () => {
  const arrived = asked();
  const lost = expect(send()).rejects.toThrow();
  await arrived;
  await new Promise<void>((leave) => drainOf(server, leave, 30)());
  server.closeAllConnections();
  await lost;
});
