import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { company } from '@/content/company';
import { ERROR_HEADING } from '@/content/shell/error-heading';
import { errorInArabic } from '@/content/shell/messages-of-errors.ar';
import { tellOfFailure } from './failed-answer';

let server: Server;
let framework: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => {
    tellOfFailure({ request, response });
    framework(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const PAGE = { accept: 'text/html,*/*;q=0.8' };

async function ask(address: string, headers: Record<string, string> = PAGE) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

/** As the framework answers where a page cannot even be loaded. */
const twoWords: RequestListener = (_, response) => {
  response.writeHead(500, { 'Content-Type': 'text/plain', 'Content-Length': '21' });
  response.end('Internal Server Error');
};

test('two English words become a page with a way on, in the language of the address', async () => {
  framework = twoWords;
  const { status, type, text } = await ask('/ar/compare?p=a"b');
  expect([status, type]).toEqual([500, 'text/html; charset=utf-8']);
  for (const said of [ERROR_HEADING.ar, errorInArabic.text, company.phone, 'href="/ar"', 'dir="rtl"'])
    expect(text).toContain(said);
  expect(text).not.toContain('Internal Server Error');
  expect(text).not.toContain('a"b');
  expect((await ask('/compare')).text).toContain(ERROR_HEADING.en);
});

test('a screen that the framework has prepared without our words is replaced', async () => {
  framework = (_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html', 'x-nextjs-prerender': '1' });
    response.end('This page couldn’t load');
  };
  const { text } = await ask('/compare');
  expect(text).toContain(ERROR_HEADING.en);
  expect(text).not.toContain('couldn’t load');
});

test('a screen that scripts draw is left to them, with the words for whoever has none', async () => {
  framework = (_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write('<html><script>draw()');
    response.end('</script></html>');
  };
  const { status, text } = await ask('/compare');
  expect(status).toBe(500);
  expect(text).toMatch(/^<html><script>draw\(\)<\/script><\/html><noscript><main/);
  expect(text).toContain(company.phone);
});

test('what scripts and programs ask, and what did not fail, stays as it is', async () => {
  framework = twoWords;
  const { text } = await ask('/compare', { ...PAGE, rsc: '1' });
  expect(text).toBe('Internal Server Error');
  expect((await ask('/api/health')).text).toBe('Internal Server Error');
  expect((await ask('/cards/home.jpg', { accept: 'image/*' })).text).toBe('Internal Server Error');
  framework = (_, response) => void response.writeHead(404, { 'Content-Type': 'text/html' }).end('none');
  expect(await ask('/compare')).toMatchObject({ status: 404, text: 'none' });
});
