import { randomUUID } from 'node:crypto';
import { db } from '@/lib/storage/db';
import type { Caller } from '@/lib/account/session/caller';
import { register } from '@/lib/account/mutations';
import { sessionOfToken, type Session } from '@/lib/account/queries';
import { tokenFor } from '@/lib/account/session/session';
import type { User } from '@/prisma/generated/client';

export const PASSWORD = 'Clay tiles 1976';

/** Somebody nobody else is. */
export const somebody = (name = 'Mariam') => ({
  username: name,
  email: `${name.toLowerCase()}.${randomUUID()}@villa.example`,
  password: PASSWORD,
});

/** Tests open more accounts in an hour than the site mails to. */
export const forgetMailTotals = () =>
  db.rateLimiterFlexible.deleteMany({ where: { key: { startsWith: 'account-mails-' } } });

export async function anAccount(name?: string): Promise<User> {
  await forgetMailTotals();
  const opened = await register(somebody(name));
  if (!opened.ok) throw new Error('No account for the test');
  return opened.data;
}

/** What was mailed to an address, the oldest first. */
export const mailsTo = (recipient: string) =>
  db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: 'asc' } });

/** The code in the newest mail to an address. */
export async function codeFor(recipient: string): Promise<string> {
  const mails = await mailsTo(recipient);
  return /^\d{4}$/m.exec(mails.filter(({ text }) => /^\d{4}$/m.test(text)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** A code of the same length that is not this one. */
export const notThe = (code: string, step = 1): string =>
  String((Number(code) + step) % 10_000).padStart(4, '0');

/** A device and a client that nobody knows. */
export const aStranger = (): Caller => ({ client: randomUUID(), known: [] });

/** A device that signed in to this account before. */
export const aDeviceOf = ({ id, sessionVersion }: User): Caller => ({
  client: randomUUID(),
  known: [{ sub: id, ver: sessionVersion, id: randomUUID() }],
});

/** Somebody who is signed in to this account. */
export async function signedIn(user: User): Promise<Session> {
  const session = await sessionOfToken(await tokenFor(user));
  if (!session) throw new Error('No session for the test');
  return session;
}

/** The token in the link of the newest mail to an address that has one. */
export async function linkTo(does: 'confirm' | 'undo', recipient: string): Promise<string> {
  const link = new RegExp(`/email-address\\?${does}=([\\w-]{43})$`, 'm');
  const texts = (await mailsTo(recipient)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  return texts.at(-1) ?? '';
}
