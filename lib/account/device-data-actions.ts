'use server';

import { markBegun } from '@/lib/observe/request-mark';
import { cookieNames, forgetCookies } from '@/lib/account/session/session';

/** Names of this site's cookies in the visitor's browser: scripts cannot see those that matter. */
export async function deviceCookiesAction(): Promise<string[]> {
  markBegun();
  return cookieNames();
}

/** Takes one cookie away, or all of them. Without that of a session the session has ended. */
export async function eraseCookiesAction(name: unknown): Promise<void> {
  markBegun();
  await forgetCookies(typeof name === 'string' ? name : null);
}
