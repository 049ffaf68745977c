/** @jest-environment node */
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watched, type WatchedAnswer } from '@/lib/http/watched';
import { createRequestListener } from '@/server/http-server';
import type { Handler } from '@/server/next-answers';
import { EMPTY_ARCHIVE } from '@/server/static/empty-archive';

const archive = {
  ...EMPTY_ARCHIVE,
  base: { 'X-Base': 'yes', 'Content-Security-Policy': "script-src 'unsafe-inline'" },
  policy: () => "script-src 'self'",
};

let server: Server;
let now = 0;
const next = jest.fn<Promise<void>, Parameters<Handler>>(() => new Promise(() => {}));
const look = jest.fn<Promise<WatchedAnswer>, []>();
watched('/api/ready', look);

beforeEach(async () => {
  // Nothing of the test before is kept.
  now += 60_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  next.mockClear();
  look.mockReset().mockResolvedValue({ status: 200, body: { status: 'ready' } });
  const trust = { proxies: 0, publicHost: null };
  server = createServer(createRequestListener({ archive, trust, next, report: () => undefined }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

interface Got {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What somebody is answered; each of the first 250 has an address of its own. */
const asking = (path: string, nth = 0, method = 'GET') =>
  new Promise<Got>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const from = { host: '127.0.0.1', localAddress: `127.0.0.${1 + (nth % 250)}`, port, agent: false };
    ask({ ...from, path, method }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    })
      .on('error', reject)
      .end();
  });

test('while 300 clients ask, and all places for readers are taken, whoever watches is answered by one look', async () => {
  const waiting = [1, 2, 3, 4, 5, 6].map((nth) => asking(`/search?q=${nth}`, nth).catch(() => null));
  const looked = Promise.withResolvers<WatchedAnswer>();
  look.mockReturnValue(looked.promise);
  const asked = Array.from({ length: 300 }, (_, nth) => asking('/api/ready', nth));
  while (look.mock.calls.length === 0) await new Promise((go) => setTimeout(go, 5));
  looked.resolve({ status: 200, body: { status: 'ready' } });
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(look).toHaveBeenCalledTimes(1);
  expect(next.mock.calls.filter(([{ url }]) => url?.startsWith('/api/'))).toEqual([]);
  server.closeAllConnections();
  await Promise.all(waiting);
});

test('a server whose database is away says so within a second, and when to ask again', async () => {
  expect((await asking('/api/ready')).status).toBe(200);
  look.mockResolvedValue({ status: 503, body: { status: 'not-ready' }, retryAfter: 5 });
  expect((await asking('/api/ready')).status).toBe(200);
  now += 1000;
  expect(await asking('/api/ready')).toMatchObject({
    status: 503,
    body: '{"status":"not-ready"}',
    headers: { 'retry-after': '5' },
  });
});

test.each(['/api/ready', '/api/ready/', '/api/ready?a=b'])(
  '%s has the headers of every answer',
  async (path) => {
    const { headers, body } = await asking(path);
    expect([body, headers]).toEqual([
      '{"status":"ready"}',
      expect.objectContaining({
        'x-base': 'yes',
        'content-security-policy': "script-src 'self'",
        'content-type': 'application/json',
        'content-length': '18',
        'cache-control': 'no-store',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  },
);

test('the head alone has no body; what is sent there is no look', async () => {
  expect(await asking('/api/ready', 0, 'HEAD')).toMatchObject({ status: 200, body: '' });
  void asking('/api/ready', 0, 'POST').catch(() => null);
  while (next.mock.calls.length === 0) await new Promise((go) => setTimeout(go, 5));
  expect(look).toHaveBeenCalledTimes(1);
});

test('a look that breaks is told as a failure of ours', async () => {
  look.mockRejectedValue(new Error('a fault of ours'));
  expect((await asking('/api/ready')).status).toBe(500);
});
