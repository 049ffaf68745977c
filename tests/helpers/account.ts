import { randomUUID } from 'node:crypto';
import { db } from '@/lib/core/db';
import { register } from '@/lib/account/mutations';
import type { User } from '@/prisma/generated/client';

export const PASSWORD = 'Clay tiles 1976';

/** Somebody nobody else is. */
export const somebody = (name = 'Mariam') => ({
  username: name,
  email: `${name.toLowerCase()}.${randomUUID()}@villa.example`,
  password: PASSWORD,
});

export async function anAccount(name?: string): Promise<User> {
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
