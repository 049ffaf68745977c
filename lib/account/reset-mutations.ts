import 'server-only';
import { randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_MAILS } from '@/content/forms/account-mails';
import { OTP_LENGTH } from '@/content/forms/account-rules';
import { db } from '@/lib/core/db';
import { log } from '@/lib/core/logger';
import { notBefore } from '@/lib/core/not-before';
import { oweMail } from '@/lib/core/outbox';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { forgive } from '@/lib/core/rate-limit-failures';
import { fail, ok, type Result } from '@/lib/core/result';
import { sealed } from '@/lib/core/secret';
import type { User } from '@/prisma/generated/client';
import { accountMail } from './mail';
import { hashPassword } from './password';
import { passwordFault } from './password-list';
import { emailKeyOf, findByEmail } from './queries';

/** Wrong tries that a code survives, less one. */
export const TRIES = 3;

/** With three tries a code, a stranger's daily chance is 15 in 10 000. */
export const CODE_LIMITS: readonly Limit[] = [
  { name: 'reset-code-hour', points: 3, seconds: 3600, per: 'client' },
  { name: 'reset-code-day', points: 5, seconds: 86_400, per: 'client' },
];

/** Milliseconds that the answer takes at least, with a mail to write or none. */
const REQUEST_TIME = 300;

const newCode = () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

const sealCode = (id: string, code: string) => sealed('code', `${id}:${code}`);

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

async function storeCode({ id: userId, email }: User): Promise<void> {
  const [id, code] = [randomUUID(), newCode()];
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "ResetCode" ("userId", "id", "codeHash", "expiresAt")
      VALUES (${userId}, ${id}, ${sealCode(id, code)}, now() + interval '10 minutes')
      ON CONFLICT ("userId") DO UPDATE SET "id" = EXCLUDED."id", "codeHash" = EXCLUDED."codeHash",
        "expiresAt" = EXCLUDED."expiresAt", "tries" = 0, "proofHash" = NULL, "proofExpiresAt" = NULL`;
    await oweMail(tx, await accountMail(email, ACCOUNT_MAILS.code(code)));
  });
}

/** Mails a code to the owner of the address. The answer is the same when there is none. */
export const requestReset = (email: string): Promise<Result<null>> =>
  notBefore(REQUEST_TIME, issueCode(email));

async function issueCode(email: string): Promise<Result<null>> {
  const allowed = await isWithinLimits(CODE_LIMITS, emailKeyOf(email));
  const user = await findByEmail(email);
  if (user && allowed) await storeCode(user);
  log.info('reset-requested', { user: user?.id ?? null, allowed });
  kickOutbox();
  return ok(null);
}

interface Tried {
  userId: string;
  id: string;
  codeHash: string;
}

/**
 * A right code gives the proof that `resetPassword` asks for. The try is counted before it is judged and
 * by the database, so that fifty guesses at once are still three.
 */
export async function checkOtp(email: string, otp: string): Promise<Result<{ proof: string }>> {
  const [tried] = await db.$queryRaw<Tried[]>`
    UPDATE "ResetCode" AS r SET "tries" = r."tries" + 1 FROM "User" AS u
    WHERE u."id" = r."userId" AND u."emailKey" = ${emailKeyOf(email)} AND r."tries" < ${TRIES}
      AND r."proofHash" IS NULL AND r."expiresAt" > now()
    RETURNING r."userId", r."id", r."codeHash"`;
  const given = sealCode(tried?.id ?? '', otp);
  if (!tried || !isSame(given, tried.codeHash)) {
    log.warn('code-refused', { user: tried?.userId ?? null });
    return fail('refused');
  }
  const proof = randomBytes(32).toString('base64url');
  const taken = await db.$executeRaw`
    UPDATE "ResetCode" SET "proofHash" = ${sealed('proof', proof)}, "proofExpiresAt" = now() + interval '10 minutes'
    WHERE "userId" = ${tried.userId} AND "id" = ${tried.id} AND "proofHash" IS NULL`;
  if (taken !== 1) return fail('refused');
  log.info('code-accepted', { user: tried.userId });
  return ok({ proof });
}

/** Sets a new password for whoever brings the proof, once. Every session of the account ends. */
export async function resetPassword(values: {
  email: string;
  password: string;
  proof: string | undefined;
}): Promise<Result<null>> {
  const { email, password, proof } = values;
  if (!proof) return fail('refused');
  const fault = passwordFault(password, { email, username: '' });
  if (fault) return fail('invalid', { password: fault });
  const passwordHash = await hashPassword(password);
  const user = await db.$transaction(async (tx) => {
    const [used] = await tx.$queryRaw<{ userId: string }[]>`
      DELETE FROM "ResetCode" AS r USING "User" AS u
      WHERE u."id" = r."userId" AND u."emailKey" = ${emailKeyOf(email)}
        AND r."proofHash" = ${sealed('proof', proof)} AND r."proofExpiresAt" > now()
      RETURNING r."userId"`;
    if (!used) return null;
    const data = { passwordHash, sessionVersion: { increment: 1 } };
    const changed = await tx.user.update({ where: { id: used.userId }, data });
    await oweMail(tx, await accountMail(changed.email, ACCOUNT_MAILS.passwordChanged));
    return changed;
  });
  if (!user) {
    log.warn('reset-refused');
    return fail('refused');
  }
  await forgive(emailKeyOf(email));
  log.info('reset-done', { user: user.id });
  kickOutbox();
  return ok(null);
}
