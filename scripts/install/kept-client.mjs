// The generated database client as it is kept in the repository, under the hash of what it is generated from: with it
// a start needs neither Prisma's command line nor the time to run it. Decision 146.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const inRoot = (...parts) => path.join(root, ...parts);
const KEPT = inRoot('prisma/client');

export const CLIENT = inRoot('prisma/generated');

/** Changes when the client would be another: its schema, and the version of the package that it belongs to. */
export function clientHash() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return createHash('sha256')
    .update(readFileSync(inRoot('prisma/schema.prisma')))
    .update(packages['node_modules/@prisma/client'].version)
    .digest('hex');
}

const keptFile = (hash) => path.join(KEPT, `${hash.slice(0, 16)}.json.br`);

export const isKept = (hash) => existsSync(keptFile(hash));

/** The files of the kept client by their names in prisma/generated. */
export const keptClient = (hash) => JSON.parse(brotliDecompressSync(readFileSync(keptFile(hash))).toString());

/** The files of a generated client. */
export function clientIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
  const posix = (name) => name.split(path.sep).join('/');
  return Object.fromEntries(
    names.sort().map((name) => [posix(name), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

/** Writes the kept client to prisma/generated. */
export function unpackClient(hash) {
  rmSync(CLIENT, { recursive: true, force: true });
  for (const [name, text] of Object.entries(keptClient(hash))) {
    const file = path.join(CLIENT, ...name.split('/'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Keeps the client of prisma/generated, in place of any other. */
export function keepClient(hash) {
  rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(keptFile(hash), brotliCompressSync(JSON.stringify(clientIn(CLIENT))));
}
