import 'server-only';
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { LANGS, type Lang } from '@/content/lang';
import { OTP_LENGTH, TRIES } from './account-rules';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import { atLeastMilliseconds } from '@/lib/limits/at-least-milliseconds';
import { CODE_SECONDS } from '@/lib/mail/mail-lifetime';
import { enqueueMail, type NewMail } from '@/lib/mail/outbox';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { isWithinLimits, secondsToWait, type Limit } from '@/lib/limits/rate-limit';
import { fail, ok, tooOften, type Result } from '@/lib/forms/result';
import { sealed } from '@/lib/storage/secret';
import type { User } from '@/prisma/generated/client';
import { deviceOf, type Caller } from '@/lib/account/session/caller';
import { letter } from '@/lib/account/mail/letter';
import { hashPassword } from '@/lib/account/password/password';
import { passwordFault } from '@/lib/account/password/password-list';
import { emailKeyOf, findByEmail } from './queries';
import { revoke, unlessOutdated } from '@/lib/account/session/revocation';
import { resetLoginThrottle } from '@/lib/account/session/login-throttle';

const A_DAY = 86_400;

/** Codes for one device that the account knows, or for one client that it does not. */
const CODE_LIMITS: readonly Limit[] = [
  { name: 'reset-code-hour', points: 3, seconds: 3600, per: 'client' },
  { name: 'reset-code-day', points: 5, seconds: A_DAY, per: 'client' },
];

/** For all that the account does not know together: with three tries a code, their daily chance is 30 in 10 000. */
const STRANGERS_LIMITS: readonly Limit[] = [
  { name: 'reset-code-strangers', points: 10, seconds: A_DAY, per: 'client' },
];

/** Milliseconds that the answer takes, or a multiple, with a mail to write or none. */
const REQUEST_TIME = 300;

const newCode = () => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

const sealCode = (id: string, code: string) => sealed('code', `${id}:${code}`);

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Who asks for a code, in which flow. `byClient`: may also be told without the flow's cookie, from the same address. */
export interface Asked {
  flow: string;
  caller: Caller;
  byClient?: boolean;
}

const sealedClient = (client: string) => sealed('client', client);

async function storeCode(user: User, { flow: id, caller, byClient }: Asked): Promise<boolean> {
  const { id: userId, email, sessionVersion } = user;
  const code = newCode();
  const client = byClient ? sealedClient(caller.client) : null;
  const { lang = LANGS[0] } = caller;
  const isKnown = deviceOf(caller, user) !== null;
  const mail = await letter('code', { to: email, userId, lang, code, isKnown });
  if (!mail) return false;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      DELETE FROM "ResetCode" WHERE "userId" = ${userId} AND "expiresAt" < now()
        AND COALESCE("proofExpiresAt", "expiresAt") < now()`;
    await tx.$executeRaw`
      INSERT INTO "ResetCode" AS r ("id", "userId", "client", "sessionVersion", "codeHash", "expiresAt")
      VALUES (${id}, ${userId}, ${client}, ${sessionVersion}, ${sealCode(id, code)},
        now() + ${CODE_SECONDS}::int * interval '1 second')
      ON CONFLICT ("id") DO UPDATE SET "codeHash" = EXCLUDED."codeHash", "client" = EXCLUDED."client",
        "sessionVersion" = EXCLUDED."sessionVersion", "expiresAt" = EXCLUDED."expiresAt", "createdAt" = now(),
        "tries" = 0, "proofHash" = NULL, "proofExpiresAt" = NULL
      WHERE r."userId" = EXCLUDED."userId"`;
    await enqueueMail(tx, mail);
  });
  return true;
}

/**
 * Mails a code to the owner of the address. The answer is the same when there is none: `too-often` counts what was asked
 * for, and nobody is told of a mailbox that is full.
 */
export const requestReset = (email: string, asked: Asked): Promise<Result<null>> =>
  atLeastMilliseconds(REQUEST_TIME, issueCode(email, asked));

/** Seconds until a stranger may ask; where all strangers wait, a day at most: when others asked is not for telling. */
async function strangersWait(key: string, { client }: Caller): Promise<number> {
  const own = await secondsToWait(CODE_LIMITS, `${key} ${client}`);
  if (own > 0) return own;
  return (await isWithinLimits(STRANGERS_LIMITS, key)) ? 0 : A_DAY;
}

/**
 * Seconds until a code may be asked for, 0 for now. A known device has codes of its own; whoever is unknown counts as one
 * client and as one of all strangers.
 */
async function secondsToAsk(key: string, user: User | null, caller: Caller): Promise<number> {
  const device = deviceOf(caller, user);
  const own = device ? await secondsToWait(CODE_LIMITS, device) : Infinity;
  return own === 0 ? 0 : Math.min(own, await strangersWait(key, caller));
}

async function issueCode(email: string, asked: Asked): Promise<Result<null>> {
  const user = await findByEmail(email);
  const wait = await secondsToAsk(emailKeyOf(email), user, asked.caller);
  const allowed = wait === 0;
  const mailed = user !== null && allowed && (await storeCode(user, asked));
  log.info('reset-requested', { user: user?.id ?? null, allowed, mailed });
  kickOutbox();
  return allowed ? ok(null) : tooOften(wait);
}

interface Tried {
  userId: string;
  id: string;
  codeHash: string;
}

/** Which code is meant: that of a flow, or the newest that was asked for from this client's address. */
type Meant = { flow: string } | { client: string };

async function flowMeant(email: string, meant: Meant): Promise<string | null> {
  if ('flow' in meant) return meant.flow;
  const newest = await db.resetCode.findFirst({
    where: { client: sealedClient(meant.client), user: { emailKey: emailKeyOf(email) } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });
  return newest?.id ?? null;
}

/**
 * A right code gives the proof that `resetPassword` asks for. The try is counted before it is judged and
 * by the database, so that fifty guesses at once are still three.
 */
export async function checkOtp(
  { email, otp }: { email: string; otp: string },
  meant: Meant,
): Promise<Result<{ proof: string; flow: string }>> {
  const [tried] = await db.$queryRaw<Tried[]>`
    UPDATE "ResetCode" AS r SET "tries" = r."tries" + 1 FROM "User" AS u
    WHERE r."id" = ${await flowMeant(email, meant)} AND u."id" = r."userId" AND u."emailKey" = ${emailKeyOf(email)}
      AND r."sessionVersion" = u."sessionVersion" AND r."tries" < ${TRIES} AND r."proofHash" IS NULL AND r."expiresAt" > now()
    RETURNING r."userId", r."id", r."codeHash"`;
  const given = sealCode(tried?.id ?? '', otp);
  if (!tried || !isSame(given, tried.codeHash)) {
    log.warn('code-refused', { user: tried?.userId ?? null });
    return fail('refused');
  }
  const proof = randomBytes(32).toString('base64url');
  const taken = await db.$executeRaw`
    UPDATE "ResetCode" SET "proofHash" = ${sealed('proof', proof)}, "proofExpiresAt" = now() + interval '10 minutes'
    WHERE "id" = ${tried.id} AND "proofHash" IS NULL`;
  if (taken !== 1) return fail('refused');
  log.info('code-accepted', { user: tried.userId });
  return ok({ proof, flow: tried.id });
}

interface NewPassword {
  email: string;
  password: string;
  proof: string | undefined;
}

/** Whose proof it is, before any work is done for it. */
async function ownerOf(key: string, proof: string): Promise<User | null> {
  const proofHash = sealed('proof', proof);
  return db.user.findFirst({ where: { emailKey: key, resetCodes: { some: { proofHash } } } });
}

interface Changed {
  passwordHash: string;
  notice: NewMail | null;
}

/** Takes the proof and with it all else that is pending; null when it is not the proof. */
async function spendProof(key: string, proof: string, changed: Changed): Promise<User | null> {
  const spending = db.$transaction(async (tx) => {
    const [used] = await tx.$queryRaw<{ userId: string; sessionVersion: number }[]>`
      DELETE FROM "ResetCode" AS r USING "User" AS u
      WHERE u."id" = r."userId" AND u."emailKey" = ${key} AND r."sessionVersion" = u."sessionVersion"
        AND r."proofHash" = ${sealed('proof', proof)} AND r."proofExpiresAt" > now()
      RETURNING r."userId", r."sessionVersion"`;
    if (!used) return null;
    if (changed.notice) await enqueueMail(tx, changed.notice);
    const asked = { id: used.userId, from: used.sessionVersion };
    return revoke(tx, asked, { passwordHash: changed.passwordHash });
  });
  return unlessOutdated(spending);
}

const changeOf = async ({ id: userId, email: to }: User, password: string, lang: Lang): Promise<Changed> => ({
  passwordHash: await hashPassword(password),
  notice: await letter('passwordChanged', { to, userId, lang }),
});

/** Sets a new password for whoever brings the proof, once. Every session of the account ends. */
export async function resetPassword(
  { email, password, proof }: NewPassword,
  caller: Caller,
): Promise<Result<User>> {
  if (!proof) return fail('refused');
  const fault = passwordFault(password, { email, username: '' });
  if (fault) return fail('invalid', { password: fault });
  const { lang = LANGS[0] } = caller;
  const key = emailKeyOf(email);
  const owner = await ownerOf(key, proof);
  const user = owner && (await spendProof(key, proof, await changeOf(owner, password, lang)));
  if (!user) {
    log.warn('reset-refused');
    return fail('refused');
  }
  await resetLoginThrottle(user.emailKey, caller);
  log.info('reset-done', { user: user.id });
  kickOutbox();
  return ok(user);
}
