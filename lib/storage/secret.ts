import 'server-only';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { env } from '@/lib/settings/env';
import { keptSecret } from './kept-secret';

let kept: string | undefined;

/** The secret of this site: AUTH_SECRET, else one that is kept in the data folder. */
export const siteSecret = (): string => (kept ??= env.AUTH_SECRET ?? keptSecret(path.resolve(env.DATA_DIR)));

type Purpose =
  'session' | 'device' | 'code' | 'client' | 'proof' | 'flow' | 'address' | 'undo' | 'limit' | 'enquiry';

/** A key of its own for each purpose: what is signed for one is worth nothing for another. */
export const keyFor = (purpose: Purpose): Buffer =>
  createHmac('sha256', siteSecret()).update(purpose).digest();

/** Digest of something secret, which nobody can compute without the site's secret. */
export const sealed = (purpose: Purpose, value: string): string =>
  createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
