// The typed database client: unpacked from the repository if it is kept there for this schema, otherwise generated.
// With --keep it is generated and kept (npm run client).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENT, clientHash, isKept, keepClient, unpackClient } from './kept-client.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = path.join(root, 'node_modules/.client-stamp');
const isToKeep = process.argv.includes('--keep');

function generate() {
  console.log('Generating the database client …');
  const done = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  if (done.status === 0) return;
  process.stderr.write(`${done.stdout}${done.stderr}The database client could not be generated.\n`);
  process.exit(1);
}

const hash = clientHash();
const isFresh =
  existsSync(path.join(CLIENT, 'client.ts')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

if (isToKeep || !isFresh) {
  rmSync(stamp, { force: true });
  if (isToKeep || !isKept(hash)) generate();
  else unpackClient(hash);
  if (isToKeep) keepClient(hash);
  writeFileSync(stamp, hash);
}
