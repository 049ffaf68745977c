import 'server-only';
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { keyFor } from '@/lib/storage/secret';
import type { User } from '@/prisma/generated/client';

/*
 * Devices that signed in before, carried in a cookie that scripts cannot read (OWASP: device cookies). It opens
 * nothing: it only gives the device tries of its own, which no stranger can use up.
 */

export const DEVICE_COOKIE = 'knownDevice';
export const DEVICE_SECONDS = 365 * 24 * 3600;

/** Accounts that one browser is remembered for; the newest stay. */
const MAX_ACCOUNTS = 4;

const devices = z.array(z.object({ sub: z.string(), ver: z.number(), id: z.string() }));

/** Known to one account, as long as its session version stays. */
export type KnownDevice = z.output<typeof devices>[number];

/** What the cookie says, if this site wrote it. */
export async function readDevices(cookie: string | undefined): Promise<KnownDevice[]> {
  try {
    const { payload } = await jwtVerify(cookie ?? '', keyFor('device'), { algorithms: ['HS256'] });
    return z.parse(devices, payload.of).slice(0, MAX_ACCOUNTS);
  } catch {
    return [];
  }
}

/** The cookie of this device from now on, known to this account beside those that knew it before. */
export function signDevice({ id, sessionVersion }: User, before: readonly KnownDevice[]): Promise<string> {
  const others = before.filter(({ sub }) => sub !== id);
  const of = [{ sub: id, ver: sessionVersion, id: randomUUID() }, ...others].slice(0, MAX_ACCOUNTS);
  return new SignJWT({ of })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + DEVICE_SECONDS)
    .sign(keyFor('device'));
}
