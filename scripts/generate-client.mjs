// The typed database client is generated from the schema; git does not hold it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.client-stamp');
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const want = createHash('sha256')
  .update(read('prisma/schema.prisma'))
  .update(read('node_modules/@prisma/client/package.json'))
  .digest('hex');
const isFresh =
  existsSync(path.join(root, 'prisma/generated/client.ts')) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === want;

if (!isFresh) {
  console.log('Generating the database client …');
  rmSync(stamp, { force: true });
  const done = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout}${done.stderr}The database client could not be generated.\n`);
    process.exit(1);
  }
  writeFileSync(stamp, want);
}
