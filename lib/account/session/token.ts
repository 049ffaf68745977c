import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { keyFor } from '@/lib/storage/secret';

/* The session token. No database here: the guard of the tool pages reads it too. */

export const SESSION_COOKIE = 'authToken';
/** Seconds. Without "remember me" the cookie goes with the browser, and the token half a day later. */
export const SESSION_SECONDS = { browser: 12 * 3600, remembered: 30 * 24 * 3600 } as const;

/**
 * Seconds without a page after which a browser's session ends before its time: whoever left a shared computer is
 * signed out there. Tokens of the apps have none; a telephone locks itself.
 */
const IDLE_SECONDS = { browser: 2 * 3600, remembered: 14 * 24 * 3600 } as const;
/** Seconds after which a session that is used gets a fresh token: not with every page. */
const FRESH_SECONDS = 300;

const AUDIENCE = 'account';
const ALGORITHM = 'HS256';

interface SessionClaims {
  sub: string;
  username: string;
  email: string;
  role: string;
  /** Session version of the account when this was issued. */
  ver: number;
}

/** What all tokens of one session share: a renewed one keeps it, so that no session outlives its first token. */
export interface SessionLife {
  /** Names the session; signing out ends it by this. */
  sid: string;
  /** When the password was given, and when the session ends. Seconds. */
  auth_time: number;
  exp: number;
  /** Seconds that a token may go unused; absent where only `exp` ends it. */
  idle?: number;
}

export type SessionToken = SessionClaims & SessionLife & { iat: number };

const seconds = () => Math.floor(Date.now() / 1000);

/** A session that begins now. */
export function newLife(lasting: number, idle?: number): SessionLife {
  const now = seconds();
  return {
    sid: crypto.randomUUID(),
    auth_time: now,
    exp: now + lasting,
    ...(idle !== undefined && { idle }),
  };
}

/** Of a browser: remembered, or gone with it. */
export const browserLife = (remember: boolean): SessionLife => {
  const kind = remember ? 'remembered' : 'browser';
  return newLife(SESSION_SECONDS[kind], IDLE_SECONDS[kind]);
};

/** Whether a session that is in use should get a fresh token, so that it does not count as idle. */
export const wantsFreshToken = ({ idle, iat }: Pick<SessionToken, 'idle' | 'iat'>): boolean =>
  idle !== undefined && seconds() - iat > FRESH_SECONDS;

export const signToken = ({ sub, ...claims }: SessionClaims, life: SessionLife): Promise<string> =>
  new SignJWT({
    ...claims,
    sid: life.sid,
    auth_time: life.auth_time,
    ...(life.idle !== undefined && { idle: life.idle }),
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(sub)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(life.exp)
    .setJti(crypto.randomUUID())
    .sign(keyFor('session'));

const isUsed = (issued = 0, idle: number) => seconds() - issued <= idle;

const isToken = (payload: JWTPayload): payload is JWTPayload & SessionToken =>
  typeof payload.sub === 'string' &&
  typeof payload.username === 'string' &&
  typeof payload.email === 'string' &&
  typeof payload.role === 'string' &&
  typeof payload.ver === 'number' &&
  typeof payload.sid === 'string' &&
  typeof payload.auth_time === 'number' &&
  (payload.exp ?? Infinity) - payload.auth_time <= SESSION_SECONDS.remembered &&
  (payload.idle === undefined || (typeof payload.idle === 'number' && isUsed(payload.iat, payload.idle)));

/** The claims of a token that this site signed and that has neither run out nor gone unused; null otherwise. */
export async function verifyToken(token: string): Promise<SessionToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor('session'), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return isToken(payload) ? payload : null;
  } catch {
    return null;
  }
}
