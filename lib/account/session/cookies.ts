import 'server-only';
import { siteBase } from '@/lib/settings/site';
import { DEVICE_SECONDS } from './device';
import { FLOW_SECONDS } from './flow';
import { SESSION_SECONDS, type SessionLife } from './token';

/** What all cookies of this site share. */
export const cookieBase = { path: '/', sameSite: 'lax', secure: siteBase.startsWith('https:') } as const;

/** Of the session's cookie: kept as long as a remembered session lasts, or gone with the browser. */
export const sessionCookie = ({ auth_time: since, exp }: Pick<SessionLife, 'auth_time' | 'exp'>) => ({
  ...cookieBase,
  httpOnly: true,
  ...(exp - since > SESSION_SECONDS.browser && { maxAge: exp - Math.floor(Date.now() / 1000) }),
});

/** Of the mark that scripts may read: it says that somebody is signed in, not who, and opens nothing. */
export const markCookie = (life: SessionLife) => ({ ...sessionCookie(life), httpOnly: false });

export const flowCookie = { ...cookieBase, httpOnly: true, maxAge: FLOW_SECONDS };

export const deviceCookie = { ...cookieBase, httpOnly: true, maxAge: DEVICE_SECONDS };
