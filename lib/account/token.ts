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

/** Signs the claims for so many seconds. */
export const signToken = ({ sub, ...claims }: SessionClaims, seconds: number): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(sub)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .setJti(crypto.randomUUID())
    .sign(keyFor('session'));

const isClaims = (payload: JWTPayload): payload is JWTPayload & SessionClaims =>
  typeof payload.sub === 'string' &&
  typeof payload.username === 'string' &&
  typeof payload.email === 'string' &&
  typeof payload.role === 'string' &&
  typeof payload.ver === 'number';

/** The claims of a token that this site signed and that has not run out; null of anything else. */
export async function verifyToken(token: string): Promise<(SessionClaims & { exp: number }) | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor('session'), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    return isClaims(payload) ? { ...payload, exp: payload.exp ?? 0 } : null;
  } catch {
    return null;
  }
}
