import 'server-only';
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { CODE_SECONDS } from '@/lib/mail/mail-lifetime';
import { keyFor } from '@/lib/storage/secret';
import { TRIES } from '@/lib/account/account-rules';

/* The way through a password reset, carried from step to step in a cookie that scripts cannot read. */

export const FLOW_COOKIE = 'resetFlow';
export const FLOW_SECONDS = 30 * 60;

export interface Flow {
  email: string;
  /** Its code belongs to this. */
  id: string;
  /**
   * When the code was asked for (seconds of Unix time), and how often a wrong one was told since: what the page says of
   * it, the same for an address without an account. What holds is counted by the database.
   */
  asked: number;
  wrong: number;
  /** Present once the code was right. */
  proof?: string;
  /** The page of this site that asked for signing in, where one did. */
  wanted?: string;
}

/** UTF-16 units of `wanted`: a cookie goes along with every request. The address of a design or calculation has about 200. */
const MAX_WANTED = 600;

const seconds = () => Math.floor(Date.now() / 1000);

/** Its newest code cannot be right any more: too old, or tried too often. */
export const isSpent = ({ asked, wrong }: Flow): boolean =>
  wrong >= TRIES || seconds() - asked >= CODE_SECONDS;

/**
 * The flow that goes on with this address and a new code, or a new one. `wanted`: the checked page that asked for signing
 * in; one that is longer than the cookie takes is left out, and without one that of before stays.
 */
export function flowFor(email: string, before: Flow | null, wanted = before?.wanted): Flow {
  const id = before?.email === email ? before.id : randomUUID();
  const fits = wanted !== undefined && wanted.length <= MAX_WANTED;
  return { email, id, asked: seconds(), wrong: 0, ...(fits && { wanted }) };
}

/** The cookie of a flow, signed; it runs out `FLOW_SECONDS` from now. */
export const signFlow = ({ email, id, asked, wrong, proof, wanted }: Flow): Promise<string> =>
  new SignJWT({ email, id, asked, wrong, ...(proof && { proof }), ...(wanted && { wanted }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + FLOW_SECONDS)
    .sign(keyFor('flow'));

/** Where this browser stands; null when it has not begun or took too long. */
export async function readFlow(cookie: string | undefined): Promise<Flow | null> {
  try {
    const { payload } = await jwtVerify(cookie ?? '', keyFor('flow'), { algorithms: ['HS256'] });
    const { email, id, asked, wrong, proof, wanted } = payload;
    if (typeof email !== 'string' || typeof id !== 'string') return null;
    if (typeof asked !== 'number' || typeof wrong !== 'number') return null;
    return {
      email,
      id,
      asked,
      wrong,
      ...(typeof proof === 'string' && { proof }),
      ...(typeof wanted === 'string' && { wanted }),
    };
  } catch {
    return null;
  }
}
