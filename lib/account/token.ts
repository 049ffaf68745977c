import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { keyFor } from '@/lib/core/secret';

/* The session token. No database here: the guard of the tool pages reads it too. */

export const SESSION_COOKIE = 'authToken';
/** Seconds. Without "remember me" the cookie goes with the browser, and the token half a day later. */
export const SESSION_SECONDS = { browser: 12 * 3600, remembered: 30 * 24 * 3600 } as const;

const AUDIENCE = 'account';
const ALGORITHM = 'HS256';

export interface SessionClaims {
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
}

export type SessionToken = SessionClaims & SessionLife;

/** A session that begins now. */
export function newLife(seconds: number): SessionLife {
  const now = Math.floor(Date.now() / 1000);
  return { sid: crypto.randomUUID(), auth_time: now, exp: now + seconds };
}

export const signToken = ({ sub, ...claims }: SessionClaims, life: SessionLife): Promise<string> =>
  new SignJWT({ ...claims, sid: life.sid, auth_time: life.auth_time })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(sub)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(life.exp)
    .setJti(crypto.randomUUID())
    .sign(keyFor('session'));

const isToken = (payload: JWTPayload): payload is JWTPayload & SessionToken =>
  typeof payload.sub === 'string' &&
  typeof payload.username === 'string' &&
  typeof payload.email === 'string' &&
  typeof payload.role === 'string' &&
  typeof payload.ver === 'number' &&
  typeof payload.sid === 'string' &&
  typeof payload.auth_time === 'number' &&
  (payload.exp ?? Infinity) - payload.auth_time <= SESSION_SECONDS.remembered;

/** The claims of a token that this site signed and that has not run out; null of anything else. */
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
