import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Made once, whole or not at all: of two servers that start together one makes it and both use it. */
export function keptSecret(folder: string): string {
  const file = path.join(folder, 'auth-secret');
  const known = read(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch {
    // Another was faster; its secret stands in the file.
  }
  rmSync(own, { force: true });
  return readFileSync(file, 'utf8');
}

let kept: string | undefined;

/** The secret of this site: AUTH_SECRET, else one that is kept in the data folder. */
export const siteSecret = (): string => (kept ??= env.AUTH_SECRET ?? keptSecret(path.resolve(env.DATA_DIR)));

export type Purpose = 'session' | 'device' | 'code' | 'proof' | 'flow' | 'address';

/** A key of its own for each purpose: what is signed for one is worth nothing for another. */
export const keyFor = (purpose: Purpose): Buffer =>
  createHmac('sha256', siteSecret()).update(purpose).digest();

/** Digest of something secret, which nobody can compute without the site's secret. */
export const sealed = (purpose: Purpose, value: string): string =>
  createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
