import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startingLate } from './late-scripts';
import type { PageBoot } from './static/static-archive-format';

const BOOT: PageBoot = {
  head: '<script>first</script>',
  loader: 'last',
  ahead: {
    en: '<script type="speculationrules">en</script>',
    ar: '<script type="speculationrules">ar</script>',
  },
};
const MADE = [
  '<!DOCTYPE html><html lang="ar"><head><link rel="stylesheet"/>',
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/main.js"/>',
  '<script src="/turbopack-a.js" async="" nonce="n"></script><script src="/b.js" async="" nonce="n"></script></head>',
  '<body>قرميد<script nonce="n">data</script><script src="/main.js" nonce="n" id="_R_" async=""></script></body></html>',
];

interface Made {
  status?: number;
  method?: string;
  headers?: Record<string, string>;
  parts?: readonly (string | Buffer)[];
  boot?: PageBoot;
}

async function answered({ status = 200, method = 'GET', headers = {}, parts = MADE, boot = BOOT }: Made) {
  const server = createServer((request, response) => {
    const settle = startingLate({ request, response }, boot, 'n');
    const { writeHead } = response;
    response.writeHead = ((code: number) => {
      response.statusCode = code;
      settle();
      return writeHead.call(response, code);
    }) as typeof writeHead;
    for (const [name, value] of Object.entries({ 'Content-Type': 'text/html; charset=utf-8', ...headers }))
      response.setHeader(name, value);
    response.writeHead(status);
    for (const part of parts.slice(0, -1)) response.write(part);
    response.end(parts.at(-1));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method });
  const text = await answer.text();
  server.close();
  return text;
}

test('a document that is made on request starts its scripts from its end, as its policy allows', async () => {
  const text = await answered({});
  expect(text).toBe(
    '<!DOCTYPE html><html lang="ar"><head><script nonce="n">first</script><link rel="stylesheet"/></head>' +
      '<body>قرميد<script nonce="n">data</script>' +
      '<script nonce="n" type="speculationrules">ar</script>' +
      '<script nonce="n" data-starts="/b.js /main.js /turbopack-a.js">last</script></body></html>',
  );
});

test('letters that are parted between two pieces stay whole, and a length that was told is not', async () => {
  const bytes = Buffer.from(MADE.join(''));
  const within = bytes.indexOf('قرميد') + 1;
  const parts = [bytes.subarray(0, within), bytes.subarray(within)];
  const text = await answered({ parts, headers: { 'Content-Length': String(bytes.length) } });
  expect(text).toContain('<body>قرميد<script nonce="n">data');
  expect(text).toMatch(/last<\/script><\/body><\/html>$/);
});

it.each([
  ['a form’s answer', { method: 'POST' }],
  ['a fault', { status: 404 }],
  ['what the build finished', { headers: { 'x-nextjs-prerender': '1' } }],
  ['data', { headers: { 'Content-Type': 'text/x-component' } }],
  ['a document without scripts', { parts: ['<html><body>plain</body></html>'] }],
  ['a script that is named in another way', { parts: [`${MADE.join('')}<script src="/c.js"></script>`] }],
])('%s is sent as it was made', async (_what, made: Made) =>
  expect(await answered(made)).toBe((made.parts ?? MADE).join('')),
);
