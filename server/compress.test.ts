import { createServer, request as ask, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { compressing } from './compress';

const LONG = '<p>Clay roof tiles</p>'.repeat(200);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

type Answerer = (response: ServerResponse) => void;
let server: Server;
let answerer: Answerer;
let seen: string | undefined;

beforeEach(async () => {
  server = createServer((request, response) => {
    const settle = compressing({ request, response });
    seen = request.headers['accept-encoding'];
    const { writeHead } = response;
    response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.statusCode = status;
      settle();
      return writeHead.call(response, status);
    }) as typeof writeHead;
    answerer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Got {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

function get(accept: string | undefined, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = accept === undefined ? {} : { 'Accept-Encoding': accept };
    const sent = ask({ port, host: '127.0.0.1', method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: response.headers as Got['headers'],
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const page: Answerer = (response) => {
  response.setHeader('ETag', '"whole"');
  response.writeHead(200, { ...HTML, 'Content-Length': String(LONG.length) });
  response.end(LONG);
};

test.each([
  ['br', 'gzip, deflate, br, zstd', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['gzip', 'gzip, br;q=0', (body: Buffer) => gunzipSync(body)],
])('is sent as %s to whoever takes %s', async (coding, accept, open) => {
  answerer = page;
  const { headers, body } = await get(accept);
  expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding', etag: 'W/"whole"' });
  expect(headers['content-length']).toBeUndefined();
  expect(open(body).toString()).toBe(LONG);
  expect(seen).toBeUndefined();
});

test.each([undefined, 'identity', 'br;q=0, gzip;q=0'])(
  'goes as it is to whoever takes %s',
  async (accept) => {
    answerer = page;
    const { headers, body } = await get(accept);
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      etag: '"whole"',
      'content-length': String(LONG.length),
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(LONG);
  },
);

test('a question for the head alone gets the same headers and no body', async () => {
  answerer = page;
  const { headers, body } = await get('br', 'HEAD');
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: 'W/"whole"' });
  expect(body).toHaveLength(0);
});

test('an answer without a body is let be, but says what it depends on', async () => {
  answerer = (response) => {
    response.writeHead(304, { Vary: 'rsc' });
    response.end();
  };
  const { status, headers } = await get('br');
  expect([status, headers['content-encoding'], headers.vary]).toEqual([
    304,
    undefined,
    'rsc, Accept-Encoding',
  ]);
});

test.each([
  ['a picture', { 'Content-Type': 'image/avif' }],
  ['what may not be changed', { ...HTML, 'Cache-Control': 'no-transform' }],
  ['what has a coding already', { ...HTML, 'Content-Encoding': 'gzip' }],
])('%s is let be', async (_, headers) => {
  answerer = (response) => {
    response.writeHead(200, headers as Record<string, string>);
    response.end(LONG);
  };
  expect((await get('br')).body.toString()).toBe(LONG);
});

test('a few words are not worth a coding', async () => {
  answerer = (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{"message":"ok"}');
  };
  const { headers, body } = await get('br');
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{"message":"ok"}']);
});

test('what is written first arrives before the rest is written', async () => {
  let rest!: () => void;
  answerer = (response) => {
    response.writeHead(200, HTML);
    response.write('first');
    rest = () => void response.end('second');
  };
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) => {
    const opener = createBrotliDecompress();
    let got = '';
    opener.on('data', (part: Buffer) => {
      got += part.toString();
      if (got === 'first') rest();
    });
    opener.on('end', () => resolve(got));
    ask({ port, host: '127.0.0.1', headers: { 'Accept-Encoding': 'br' } }, (response) =>
      response.pipe(opener),
    ).end();
  });
  expect(text).toBe('firstsecond');
});
