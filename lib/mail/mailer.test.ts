import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileTransport, judge, resendTransport, type Mail } from './mailer';

const mail: Mail = {
  id: '7d7b9a3e-0000-4000-8000-000000000001',
  sender: 'Site <website@company.example>',
  recipient: 'info@company.example',
  replyTo: 'visitor@villa.example',
  subject: 'Subject',
  text: 'Text',
  html: '<p>Text</p>',
};

let server: Server;
let baseUrl: string;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
let seen: { headers: IncomingMessage['headers']; url?: string; body: Record<string, unknown> }[];

beforeEach(async () => {
  seen = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    seen.push({
      headers: request.headers,
      url: request.url,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    answer(response, request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(() => done(null)));
});

const json =
  (status: number, body: unknown, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const send = (timeout = 2_000) => resendTransport({ key: 're_test', baseUrl, timeout })(mail);

test('hands the mail over as Resend reads it, its id as idempotency key', async () => {
  answer = json(200, { id: 'provider-1' });
  expect(await send()).toEqual({ outcome: 'sent', providerId: 'provider-1' });
  const { url, headers, body } = seen[0]!;
  expect(url).toBe('/emails');
  expect(headers).toMatchObject({ authorization: 'Bearer re_test', 'idempotency-key': mail.id });
  expect(body).toMatchObject({
    from: mail.sender,
    to: [mail.recipient],
    reply_to: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
  });
});

test('an accepted mail is sent, even when the answer cannot be read', async () => {
  answer = (response) => response.writeHead(200).end('{"id":');
  expect(await send()).toEqual({ outcome: 'sent', providerId: null });
});

test('429 was certainly not sent, and says when to come back', async () => {
  answer = json(429, { name: 'rate_limit_exceeded', statusCode: 429 }, { 'retry-after': '7' });
  expect(await send()).toEqual({
    outcome: 'refused',
    error: '429 rate_limit_exceeded',
    wish: 7_000,
    wrong: false,
  });
});

test.each([401, 403, 422])('%i was certainly not sent and needs a person', async (status) => {
  answer = json(status, { name: 'validation_error', statusCode: status });
  expect(await send()).toMatchObject({ outcome: 'refused', wrong: true });
});

test.each([500, 502, 503, 504])('%i leaves it open, whatever the body', async (status) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>no</h1>');
  expect(await send()).toEqual({ outcome: 'unknown', error: `${status} application_error`, wish: 0 });
});

test('a server that never answers is left after the time-out, outcome open', async () => {
  answer = () => {};
  expect(await send(150)).toEqual({ outcome: 'unknown', error: 'timeout', wish: 0 });
});

test('a server that stops in the middle of its answer was heard to accept', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id"');
  };
  expect(await send(150)).toEqual({ outcome: 'sent', providerId: null });
});

test('a connection cut after the request leaves it open', async () => {
  answer = (_, request) => request.socket.destroy();
  expect(await send()).toEqual({ outcome: 'unknown', error: 'no_answer', wish: 0 });
});

test('nobody listening, or no such host: certainly not sent', async () => {
  const refused = { outcome: 'refused', error: 'not_connected', wish: 0, wrong: false };
  const at = (url: string) => resendTransport({ key: 're_test', baseUrl: url, timeout: 5_000 })(mail);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  expect(await at(`http://127.0.0.1:${port}`)).toEqual(refused);
  expect(await at(`http://localhost:${port}`)).toEqual(refused);
  expect(await at('http://no-such-host.invalid')).toEqual(refused);
});

test.each([
  [422, 'validation_error', true],
  [400, 'validation_error', true],
  [422, 'invalid_from_address', undefined],
  [403, 'validation_error', undefined],
  [401, 'missing_api_key', undefined],
])('%i %s: an address in the mail may be the reason: %s', (status, name, byContent) =>
  expect(judge(status, name, 0)).toEqual({ ...judge(status, name, 0), wrong: true, byContent }),
);

test('a key that is being worked on elsewhere stays open', () => {
  expect(judge(409, 'concurrent_idempotent_requests', 0).outcome).toBe('unknown');
});

test('without a provider the mail becomes two whole files, the same ones however often', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'outbox-'));
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const transport = fileTransport(path.join(folder, 'outbox'));
  await transport(mail);
  expect(await transport(mail)).toEqual({ outcome: 'sent', providerId: null });
  expect((await readdir(path.join(folder, 'outbox'))).sort()).toEqual([`${mail.id}.json`, `${mail.id}.txt`]);
  expect(JSON.parse(await readFile(path.join(folder, 'outbox', `${mail.id}.json`), 'utf8'))).toEqual(mail);
  expect(await readFile(path.join(folder, 'outbox', `${mail.id}.txt`), 'utf8')).toBe(
    'From: Site <website@company.example>\nTo: info@company.example\nSubject: Subject\nReply-To: visitor@villa.example\n\nText\n',
  );
  expect(String(log.mock.calls[0]![0])).toContain(`${mail.id}.txt`);
  log.mockRestore();
  await rm(folder, { recursive: true });
});

test('a photo goes along as an attachment, and as a file beside the mail', async () => {
  answer = json(200, { id: 'provider-1' });
  const photo = Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3]);
  await resendTransport({ key: 're_test', baseUrl, timeout: 2_000 })({ ...mail, photo });
  expect(seen[0]!.body.attachments).toEqual([
    { filename: 'photo.jpg', content: Buffer.from(photo).toString('base64') },
  ]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-mail-'));
  await fileTransport(folder)({ ...mail, photo });
  expect((await readdir(folder)).sort()).toEqual([`${mail.id}.jpg`, `${mail.id}.json`, `${mail.id}.txt`]);
  expect((await readFile(path.join(folder, `${mail.id}.jpg`))).equals(photo)).toBe(true);
  expect(await readFile(path.join(folder, `${mail.id}.txt`), 'utf8')).toContain(`Attached: ${mail.id}.jpg`);
  await rm(folder, { recursive: true });
});
