import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { busyWords } from '@/content/shell/messages';
import { watched } from '@/lib/http/watched';
import { createRequestListener } from './http-server';
import type { Handler } from './next-answers';
import { EMPTY_ARCHIVE } from './static/empty-archive';

const archive = { ...EMPTY_ARCHIVE, base: { 'X-Base': 'yes' } };

let server: Server;
let held: (() => void)[];
let url: string;

beforeEach(async () => {
  held = [];
  const next: Handler = async (_, response) => {
    await new Promise<void>((go) => held.push(go));
    response.end('worked on');
  };
  const bounds = { concurrency: 1, maxWaiting: 0, timeoutMs: 50 };
  const trust = { proxies: 0, publicHost: null };
  server = createServer(createRequestListener({ archive, trust, next, report: () => undefined, bounds }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const plain = (value: string) => value.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [
      plain(name!),
      plain(value!),
    ]),
  );

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const post = (path: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body, headers });

/** One form is being worked on, and the next finds no room. */
async function whileBusy<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const first = post(path, form({ name: 'first' }));
  while (held.length === 0) await new Promise((go) => setTimeout(go, 5));
  const answer = await ask();
  held.shift()!();
  expect(await (await first).text()).toBe('worked on');
  return answer;
}

test('a form that finds no room comes back with what was typed and a button that sends it', async () => {
  const typed = { $ACTION_1: 'x', name: 'Ali "A" <b>', message: 'Two\nlines & more' };
  const answer = await whileBusy('/contact-us', () => post('/contact-us', form(typed)));
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  const html = await answer.text();
  expect(hiddenFields(html)).toEqual({ ...typed, message: 'Two\r\nlines & more' });
  expect(html).toContain(busyWords.en.again);
});

test.each([
  ['a password', { email: 'a@villa.example', password: 'Secret-1' }],
  ['a file', { message: 'See', photo: new File(['picture'], 'roof.jpg') }],
])('%s is never sent back: the page before still has it', async (_, typed) => {
  const answer = await whileBusy('/contact-us', () => post('/contact-us', form(typed as never)));
  const text = await answer.text();
  expect(text).toContain(busyWords.en.back);
  expect(text).not.toMatch(/Secret-1|<input/);
});

test('a form sent by a script is told in a word', async () => {
  const answer = await whileBusy('/contact-us', () =>
    post('/contact-us', form({ message: 'See' }), { 'Next-Action': 'id' }),
  );
  expect([answer.status, await answer.text()]).toEqual([503, 'busy']);
});

test('a call is told in its own shape', async () => {
  const call = () =>
    fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
  const first = call();
  while (held.length === 0) await new Promise((go) => setTimeout(go, 5));
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([503, { success: false, message: busyWords.en.call }]);
  held.shift()!();
  await first;
});

test('sign-ins hold back no enquiry', async () => {
  const answer = await whileBusy('/login', async () => {
    const enquiry = post('/contact-us', form({ message: 'See' }));
    while (held.length < 2) await new Promise((go) => setTimeout(go, 5));
    held.pop()!();
    return enquiry;
  });
  expect([answer.status, await answer.text()]).toEqual([200, 'worked on']);
});

test('what is only read waits in a room of its own, and who has left is not read for', async () => {
  const asked: string[] = [];
  watched('/api/health', async () => {
    await new Promise<void>((go) => held.push(go));
    return { status: 200, body: {} };
  });
  const first = fetch(`${url}/search`);
  while (held.length === 0) await new Promise((go) => setTimeout(go, 5));
  const refused = await fetch(`${url}/search`, { headers: { accept: 'text/html' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toContain(busyWords.en.reading.text);
  for (const path of ['/api/health', '/cards/design/x.jpg']) {
    const beside = fetch(`${url}${path}`).then(() => asked.push(path));
    while (held.length < 2) await new Promise((go) => setTimeout(go, 5));
    held.pop()!();
    await beside;
  }
  held.shift()!();
  expect((await first).status).toBe(200);
  expect(asked).toEqual(['/api/health', '/cards/design/x.jpg']);
});

test('forty senders whose forms do not come to their end hold no place', async () => {
  const agent = new Agent({ keepAlive: false });
  const hanging = Array.from({ length: 40 }, () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 900 };
    const sent = request(`${url}/contact-us`, { method: 'POST', agent, headers });
    sent.on('error', () => {}).write('--x\r\n');
    return sent;
  });
  const answer = post('/contact-us', form({ message: 'See' }));
  while (held.length === 0) await new Promise((go) => setTimeout(go, 5));
  held.shift()!();
  expect((await answer).status).toBe(200);
  for (const one of hanging) one.destroy();
});
