import 'server-only';
import { siteBase } from '@/lib/core/site';
import { FLOW_SECONDS } from './flow';
import { SESSION_SECONDS } from './token';

const base = { path: '/', sameSite: 'lax', secure: siteBase.startsWith('https:') } as const;

/** Of the session's cookie: remembered for a month, or gone with the browser. */
export const sessionCookie = (remember: boolean) => ({
  ...base,
  httpOnly: true,
  ...(remember && { maxAge: SESSION_SECONDS.remembered }),
});

/** Of the mark that scripts may read: it says that somebody is signed in, not who, and opens nothing. */
export const markCookie = (remember: boolean) => ({ ...sessionCookie(remember), httpOnly: false });

export const flowCookie = { ...base, httpOnly: true, maxAge: FLOW_SECONDS };
