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
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Its newest code cannot be right any more: too old, or tried too often. */
export const isSpent = ({ asked, wrong }: Flow): boolean =>
  wrong >= TRIES || seconds() - asked >= CODE_SECONDS;

/** The flow that goes on with this address and a new code, or a new one. */
export const flowFor = (email: string, before: Flow | null): Flow => ({
  email,
  id: before?.email === email ? before.id : randomUUID(),
  asked: seconds(),
  wrong: 0,
});

export const signFlow = ({ email, id, asked, wrong, proof }: Flow): Promise<string> =>
  new SignJWT({ email, id, asked, wrong, ...(proof && { proof }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + FLOW_SECONDS)
    .sign(keyFor('flow'));

/** Where this browser stands; null when it has not begun or took too long. */
export async function readFlow(cookie: string | undefined): Promise<Flow | null> {
  try {
    const { payload } = await jwtVerify(cookie ?? '', keyFor('flow'), { algorithms: ['HS256'] });
    const { email, id, asked, wrong, proof } = payload;
    if (typeof email !== 'string' || typeof id !== 'string') return null;
    if (typeof asked !== 'number' || typeof wrong !== 'number') return null;
    return { email, id, asked, wrong, ...(typeof proof === 'string' && { proof }) };
  } catch {
    return null;
  }
}
