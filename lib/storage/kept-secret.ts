import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from './private-folder';

/* Used by the server and by the launcher, which runs without the server's environment. */

/** Shorter ones can be guessed; an empty one would let anybody sign anything. */
const MIN_LENGTH = 32;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new Error(`The secret in ${file} cannot be read (${codeOf(error)}).`);
  }
}

/** Some systems do not let a folder be opened; there the file's own flush must do. */
function flushFolder(folder: string): void {
  let at: number | undefined;
  try {
    at = openSync(folder, 'r');
    fsyncSync(at);
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EINVAL', 'EACCES'].includes(codeOf(error))) throw error;
  } finally {
    if (at !== undefined) closeSync(at);
  }
}

/** Appears whole and on the disk, or not at all; of two that write at once one wins. */
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  flushFolder(path.dirname(file));
}

/** The secret that is kept in the data folder, made when there is none. A damaged one is refused in one sentence. */
export function keptSecret(folder: string): string {
  const file = path.join(folder, 'auth-secret');
  let secret = read(file);
  if (secret === null) {
    makePrivateFolder(folder);
    writeOnce(file, randomBytes(48).toString('base64url'));
    secret = read(file) ?? '';
  }
  if (secret.length >= MIN_LENGTH) return secret;
  throw new Error(
    `The secret in ${file} is damaged: it has fewer than ${MIN_LENGTH} characters. ` +
      'Put the file back from a backup, or remove it: a new one is made and everybody signs in again.',
  );
}
