import { hkdfSync } from 'node:crypto';
import path from 'node:path';
import { keptSecret } from '../../lib/storage/kept-secret';
import type { Env } from '../shared/children';
import { Fault, errorMessage } from '../shared/fault';

/** The secret of the site as the server will find it, or one sentence about what is wrong with it. */
function siteSecret(env: Env): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  try {
    return keptSecret(path.resolve(env.DATA_DIR || '.data'));
  } catch (error) {
    throw new Fault(errorMessage(error));
  }
}

/**
 * The key from which the framework computes the ids of form actions, and which it keeps in the built site.
 * One way from the secret: whoever reads a build learns nothing that signs sessions.
 */
export const actionKey = (env: Env): string =>
  env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||
  Buffer.from(hkdfSync('sha256', siteSecret(env), '', 'form actions', 32)).toString('base64');

/** The environment with the key in it: for the build, which names the actions, and for the server. */
export const withActionKey = (env: Env): Env => ({
  ...env,
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(env),
});

/** A database that several servers can share asks for a secret that they share. */
export function checkSecret(env: Env): void {
  if (env.DATABASE_URL && !env.AUTH_SECRET)
    throw new Fault(
      'With DATABASE_URL the environment value AUTH_SECRET must be set too, the same on every server of that database: 32 or more characters, for example from `openssl rand -base64 48`.',
    );
  siteSecret(env);
}
