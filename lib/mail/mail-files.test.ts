/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { db } from '@/lib/storage/db';
import { blankExpiredFiles, expireMailFiles } from './mail-files';
import { CODE_SECONDS, UNDO_SECONDS } from './mail-lifetime';
import { fileTransport } from './mailer';

quietLog();
let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'mails-'))));
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => db.$disconnect());

const SECRETS = /1234|villa\.example|#1234/;

async function write(kind: string): Promise<string> {
  const id = randomUUID();
  const texts = { subject: 'Your code', text: '1234', html: '<p>1234</p>' };
  await fileTransport(folder)({
    id,
    kind,
    sender: 's',
    recipient: 'm@villa.example',
    replyTo: null,
    ...texts,
  });
  return id;
}

const readAll = async (id: string) =>
  (await Promise.all(['.txt', '.json'].map((end) => readFile(path.join(folder, id + end), 'utf8')))).join();
const in_ = (seconds: number) => Date.now() + seconds * 1000;

test('a code stays readable while it is good, then its text and address are gone, once', async () => {
  const [code, undo, enquiry] = [await write('code'), await write('addressChanged'), await write('')];
  expect(await blankExpiredFiles(folder, in_(CODE_SECONDS - 5))).toBe(0);
  expect(await readAll(code)).toMatch(SECRETS);
  expect(await blankExpiredFiles(folder, in_(CODE_SECONDS + 5))).toBe(1);
  expect(await readAll(code)).not.toMatch(SECRETS);
  expect(await readAll(code)).toContain('Your code');
  expect(await readAll(undo)).toMatch(SECRETS);
  expect(await blankExpiredFiles(folder, in_(UNDO_SECONDS + 5))).toBe(1);
  expect(await readAll(undo)).not.toMatch(SECRETS);
  expect(await readAll(enquiry)).toMatch(SECRETS);
  expect((await readdir(folder)).filter((name) => !/\.(txt|json)$/.test(name))).toEqual([]);
});

test('those of a deleted account go at once; a name that is no id is left alone', async () => {
  const id = await write('addressChanged');
  await expireMailFiles([id, '../outside', randomUUID()], folder);
  expect(await readAll(id)).not.toMatch(SECRETS);
});

test('a folder that is not there yet is no failure', async () =>
  expect(await blankExpiredFiles(path.join(folder, 'none'))).toBe(0));
