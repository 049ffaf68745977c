/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBusy } from './busy-answer';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const BOUNDARY = 'between';
const HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A form as browsers write it; of a field for a file that was left empty they send a name without letters. */
const formWith = (file: string, content: string) =>
  [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"\r\n\r\nTwo "roofs"`,
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="${file}"`,
    `Content-Type: application/octet-stream\r\n\r\n${content}`,
    `--${BOUNDARY}--\r\n`,
  ].join('\r\n');

/** The page that answers a form which found no room. */
async function pageFor(body: string): Promise<string> {
  const server = createServer((request, response) => {
    void bodyOf(request).then((read) => answerBusy({ request, body: read }, response, {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const asked = { method: 'POST', headers: HEADERS, body };
  const answer = await fetch(`http://127.0.0.1:${port}/contact-us`, asked);
  const page = await answer.text();
  await new Promise((done) => server.close(done));
  return page;
}

test('a form whose photograph was left out can be sent again as it is', async () => {
  const page = await pageFor(formWith('', ''));
  expect(page).toContain('name="message" value="Two &#34;roofs&#34;"');
  expect(page).toContain('<button>');
  expect(page).not.toContain('name="photo"');
});

test('one with a photograph cannot: the browser has it and goes back', async () =>
  expect(await pageFor(formWith('roof.jpg', 'x'))).not.toContain('<button>'));
