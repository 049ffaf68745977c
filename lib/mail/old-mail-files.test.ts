/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { quietLog } from '@/tests/helpers/jest/quiet';
import { fileTransport } from './mailer';
import { removeOldMailFiles } from './old-mail-files';

quietLog();
let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'mails-'))));
afterEach(() => rm(folder, { recursive: true }));

const KEPT = new Date('2026-01-01T00:00:00Z');
const before = new Date(KEPT.getTime() - 1000);

async function write(time?: Date): Promise<string> {
  const id = randomUUID();
  const mail = { id, sender: 's', recipient: 'r', replyTo: null, subject: 's', text: 't', html: 'h' };
  await fileTransport(folder)({ ...mail, photo: Uint8Array.of(1) });
  const files = (await readdir(folder)).filter((name) => name.startsWith(id));
  if (time) await Promise.all(files.map((name) => utimes(path.join(folder, name), time, time)));
  return id;
}

test('what is old is told of, then goes with its photograph; the rest and what is no mail stays', async () => {
  await write(before);
  await write(before);
  const young = await write();
  const edge = await write(KEPT);
  await writeFile(path.join(folder, 'notes.txt'), 'of the owner');
  await utimes(path.join(folder, 'notes.txt'), before, before);
  expect(await removeOldMailFiles(folder, { kept: KEPT, forGood: false })).toBe(2);
  expect(await readdir(folder)).toHaveLength(13);
  expect(await removeOldMailFiles(folder, { kept: KEPT, forGood: true })).toBe(2);
  const kept = [young, edge].flatMap((id) => ['jpg', 'json', 'txt'].map((end) => `${id}.${end}`));
  expect((await readdir(folder)).sort()).toEqual([...kept, 'notes.txt'].sort());
});

test('where there is no such folder there is nothing to remove', async () =>
  expect(await removeOldMailFiles(path.join(folder, 'none'), { kept: KEPT, forGood: true })).toBe(0));
