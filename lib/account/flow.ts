import 'server-only';
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { keyFor } from '@/lib/core/secret';

/* The way through a password reset, carried from step to step in a cookie that scripts cannot read. */

export const FLOW_COOKIE = 'resetFlow';
export const FLOW_SECONDS = 30 * 60;

export interface Flow {
  email: string;
  /** Its code belongs to this. */
  id: string;
  /** Present once the code was right. */
  proof?: string;
}

/** The flow that goes on with this address, or a new one. */
export const flowFor = (email: string, before: Flow | null): Flow => ({
  email,
  id: before?.email === email ? before.id : randomUUID(),
});

export const signFlow = ({ email, id, proof }: Flow): Promise<string> =>
  new SignJWT({ email, id, ...(proof && { proof }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + FLOW_SECONDS)
    .sign(keyFor('flow'));

/** Where this browser stands; null when it has not begun or took too long. */
export async function readFlow(cookie: string | undefined): Promise<Flow | null> {
  try {
    const { payload } = await jwtVerify(cookie ?? '', keyFor('flow'), { algorithms: ['HS256'] });
    const { email, id, proof } = payload;
    if (typeof email !== 'string' || typeof id !== 'string') return null;
    return { email, id, ...(typeof proof === 'string' && { proof }) };
  } catch {
    return null;
  }
}
