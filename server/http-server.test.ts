import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DOCUMENTS } from '@/content/documents';
import { refusalWords } from '@/content/shell/messages';
import { markBegun } from '@/lib/observe/request-mark';
import { createRequestListener } from './http-server';
import type { Handler } from './next-answers';
import type { OpenArchive } from './static/static-archive';

const FLOOR = "default-src 'self'; script-src 'self' 'unsafe-inline'";
const HTML = 'text/html; charset=utf-8';
const text = gzipSync('hello');
const answer = { type: 'text/html; charset=utf-8', cache: 'public', tag: 'tag', body: 0 };
const home = { html: answer, rsc: answer, segments: {} };
const SCRIPTS = new Map([
  ['/', ["'sha256-home'"]],
  ['/guarded', ["'sha256-guarded'"]],
  ['/_not-found', ["'sha256-none'"]],
]);
const archive: OpenArchive = {
  build: 'one',
  bodies: [{ size: 5, br: [0, text.length], gzip: [0, text.length] }],
  page: (address) => (address === '/' ? home : undefined),
  files: {},
  base: { 'Content-Security-Policy': FLOOR, 'X-Base': 'yes' },
  scripts: (address) => SCRIPTS.get(address),
  api: ['/api/counts'],
  read: (offset, length) => text.subarray(offset, offset + length),
  policy: (sources) => `script-src 'self' ${sources.join(' ')}`.trim(),
  pageHeaders: () => ({ 'X-Page': 'home' }),
};

let server: Server;
let next: jest.Mock<Promise<void>, Parameters<Handler>>;
const report = jest.fn();

beforeEach(async () => {
  report.mockClear();
  next = jest.fn(async (_, response) => void response.end('from the framework'));
  const trust = { proxies: 0, publicHost: null };
  server = createServer(createRequestListener({ archive, trust, next: (...all) => next(...all), report }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function send(path: string, { method = 'GET', headers, body }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const sent = ask({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        let got = '';
        response.on('data', (part) => (got += String(part)));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: got }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

test('a page comes from memory, everything else from the framework', async () => {
  expect(await send('/')).toMatchObject({ status: 200, body: 'hello', headers: { 'x-page': 'home' } });
  expect(next).not.toHaveBeenCalled();
  expect(await send('/other')).toMatchObject({ body: 'from the framework', headers: { 'x-base': 'yes' } });
});

const page = { status: 200, body: 'hello', headers: { 'cache-control': 'public' } };

it.each(['0', 'true', '1, 1', '', 'x', '01', '1 '.repeat(2)])(
  'rsc: %j asks for the page, as any visitor',
  async (rsc) => {
    const headers = { rsc, 'next-router-prefetch': '1', 'next-router-state-tree': '%' };
    expect(await send('/', { headers })).toMatchObject(page);
    expect(await send('/?_rsc=x', { headers })).toMatchObject(page);
    await send('/other', { headers });
    expect(Object.keys(next.mock.calls[0]![0].headers).filter((name) => /^(rsc|next-)/.test(name))).toEqual(
      [],
    );
    expect(next).toHaveBeenCalledTimes(1);
  },
);

test('the state of the router reaches the framework with a form', async () => {
  await send('/', { method: 'POST', headers: { 'next-router-state-tree': 'x' }, body: 'x' });
  expect(next.mock.calls[0]![0].headers['next-router-state-tree']).toBe('x');
});

test('a whole address of this site and what stands behind # are read as the page', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await send(`http://127.0.0.1:${port}/?a=b`)).toMatchObject(page);
  expect(await send('/#part')).toMatchObject(page);
  expect(next).not.toHaveBeenCalled();
});

test('no answer of the framework keeps its year, and what says nothing is not kept', async () => {
  next = jest.fn(async (request, response) => {
    if (request.url !== '/silent') response.setHeader('Cache-Control', 's-maxage=31536000');
    response
      .writeHead(request.url === '/missing' ? 404 : 200, { 'Content-Type': HTML, Vary: 'RSC' })
      .end('x');
  });
  const { headers } = await send('/other');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers.vary).toMatch(/^RSC, next-router-state-tree, .*segment-prefetch/);
  expect((await send('/missing')).headers['cache-control']).toBe('no-store');
  expect((await send('/silent')).headers['cache-control']).toBe('no-store');
});

test('the framework gets the body of a form as it was sent', async () => {
  next = jest.fn(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.end(Buffer.concat(parts).toString().toUpperCase());
  });
  expect(await send('/', { method: 'POST', body: 'typed words' })).toMatchObject({ body: 'TYPED WORDS' });
});

it.each(['TRACE', 'PROPFIND', 'QUERY'])('%s is refused as a fault of whoever asks', async (method) => {
  expect((await send('/', { method })).status).toBe(405);
  expect(next).not.toHaveBeenCalled();
});

const policyOf = async (path: string, sent?: Sent) =>
  (await send(path, sent)).headers['content-security-policy'];

test('a prerendered document gets the hashes of its page, any other a nonce that its scripts carry', async () => {
  let nonce: unknown;
  next = jest.fn(async (request, response) => {
    nonce = request.headers['content-security-policy'];
    const isMissing = request.url === '/missing';
    if (request.url !== '/fresh') response.setHeader('x-nextjs-prerender', '1');
    response.writeHead(isMissing ? 404 : 200, { 'Content-Type': HTML }).end('x');
  });
  expect(await policyOf('/guarded?a=b')).toBe("script-src 'self' 'sha256-guarded'");
  expect(await policyOf('/missing')).toBe("script-src 'self' 'sha256-none'");
  const fresh = await policyOf('/fresh');
  expect(fresh).toMatch(/^script-src 'self' 'nonce-[^']{20,}'$/);
  expect(nonce).toBe(`script-src ${/'nonce.*/.exec(String(fresh))![0]}`);
  expect(await policyOf('/fresh')).not.toBe(fresh);
  expect(await policyOf('/guarded', { method: 'POST' })).toContain('nonce-');
});

test('what is no document runs no inline script, and what sets a cookie is not stored', async () => {
  next = jest.fn(async (_, response) => {
    response.setHeader('Content-Security-Policy', FLOOR);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'a=b' }).end('{}');
  });
  const { headers } = await send('/api/auth/callback/credentials', { method: 'POST' });
  expect(headers['content-security-policy']).toBe("script-src 'self'");
  expect(headers['cache-control']).toBe('private, no-store');
});

const failing = (begins: boolean): Handler =>
  async function fail(_, response) {
    if (begins) markBegun();
    await Promise.resolve();
    response.writeHead(500, { 'Content-Type': HTML, 'Content-Encoding': 'identity' });
    response.write('Internal ');
    response.end('Server Error');
  };

test('a form on which the framework fails could not be read', async () => {
  next = jest.fn(failing(false));
  const { status, body } = await send('/', { method: 'POST', body: '{' });
  expect(status).toBe(400);
  expect(body).toMatch(/^This form could not be read/);
});

/** What the framework answers to a form that it does not know. */
const unknownForm =
  (status: number): Handler =>
  async (_, response) => {
    response.setHeader('x-nextjs-action-not-found', '1');
    response.writeHead(status, { 'Content-Type': 'text/plain' });
    response.end('Server Action unavailable.');
  };

test.each([
  ['/', 400, refusalWords.en[400]],
  ['/', 409, refusalWords.en[409]],
  ['/ar/away', 404, refusalWords.ar[409]],
])('a form that %s does not know (%d) is refused in words', async (path, status, words) => {
  next = jest.fn(unknownForm(status));
  const got = await send(path, { method: 'POST', body: 'x' });
  expect([got.status, got.body.split('\n')[0]]).toEqual([status, words]);
  const scripted = await send(path, { method: 'POST', headers: { 'next-action': 'x' }, body: 'x' });
  expect(scripted).toMatchObject({ status, body: 'Server Action unavailable.' });
});

test('a failure of our own action stays one', async () => {
  next = jest.fn(failing(true));
  expect(await send('/', { method: 'POST' })).toMatchObject({ status: 500, body: 'Internal Server Error' });
});

test('a failure while reading or in the JSON interface stays one', async () => {
  next = jest.fn(failing(false));
  expect((await send('/other')).status).toBe(500);
  expect((await send('/api/counts', { method: 'POST' })).status).toBe(500);
});

test('whatever breaks is told and answered, without its reason', async () => {
  next = jest.fn<Promise<void>, Parameters<Handler>>(() => Promise.reject(new Error('secret reason')));
  const { status, body } = await send('/other');
  expect([status, body]).toEqual([500, 'Internal Server Error\n']);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'secret reason' }));
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s of a page that is made on request is refused',
  async (method) => {
    expect(await send('/made', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(next).not.toHaveBeenCalled();
  },
);

test('a refused method names those that are not, also where the framework refuses it', async () => {
  next = jest.fn(async (_, response) => void response.writeHead(405).end());
  expect(await send('/api/made', { method: 'PUT' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
});

test('a host that cannot be read is refused before anything is answered', async () => {
  expect((await send('/', { headers: { host: 'a@evil.example' } })).status).toBe(400);
});

test.each([
  ['/design/1-3-f4efe4', '/-'],
  ['/ar/design/zzz?a=b', '/ar/-?a=b'],
])('%s names no design: the framework is asked for an unknown address', async (path, asked) => {
  for (const method of ['GET', 'HEAD', 'POST']) await send(path, { method });
  expect(next.mock.calls.map(([{ url }]) => url)).toEqual([asked, asked, asked]);
});

test.each(['', ').'])('a design in capitals is one hop from its address (%j behind it)', async (tail) => {
  const { status, headers } = await send(`/ar/design/1-3-F4EFE4-0${tail}?a=B`);
  expect([status, headers.location]).toEqual([308, '/ar/design/1-3-f4efe4-0?a=B']);
  expect(next).not.toHaveBeenCalled();
});

test.each(['if-none-match', 'if-modified-since'])(
  'an unknown address is unknown whatever %s says',
  async (name) => {
    next = jest.fn(async ({ headers }, response) => {
      response
        .writeHead(headers[name] === undefined ? 404 : 304, { 'Content-Type': HTML, ETag: '"x"' })
        .end();
    });
    expect((await send('/missing', { headers: { [name]: '"x"' } })).status).toBe(404);
  },
);

test('a query of very many pairs is not handed to the framework', async () => {
  const query = (pairs: number) => Array<string>(pairs).fill('a=1').join('&');
  expect((await send(`/made?${query(200)}`)).status).toBe(200);
  expect((await send(`/made?${query(202)}`)).status).toBe(414);
  expect(next).toHaveBeenCalledTimes(1);
});

test('a printed document says its language, as a page does; a file that has none says nothing', async () => {
  next.mockImplementation(async (_, response) => {
    response.setHeader('content-type', 'application/pdf');
    response.end('%PDF');
  });
  const said = async (address: string) => (await send(address)).headers['content-language'];
  expect(await said(DOCUMENTS.ar.profile.address)).toBe('ar');
  expect(await said(DOCUMENTS.en.profile.address)).toBe('en');
  expect(await said('/other.pdf')).toBeUndefined();
});
