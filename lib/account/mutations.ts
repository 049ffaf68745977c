import 'server-only';
import { randomUUID } from 'node:crypto';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { count } from '@/lib/observe/counters';
import { db } from '@/lib/storage/db';
import { env } from '@/lib/settings/env';
import { noteErased } from '@/lib/storage/erased-list';
import { log, reason } from '@/lib/observe/logger';
import { atLeastMilliseconds } from '@/lib/limits/at-least-milliseconds';
import { expireMailFiles } from '@/lib/mail/mail-files';
import { forgetMailsOf, enqueueMail, type NewMail } from '@/lib/mail/outbox';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/limits/rate-limit';
import { fail, ok, type Result } from '@/lib/forms/result';
import { Prisma, type User } from '@/prisma/generated/client';
import { deviceOf, type Caller } from '@/lib/account/session/caller';
import { confirms, isRight } from '@/lib/account/password/judge-password';
import { letter } from '@/lib/account/mail/letter';
import { hashPassword } from '@/lib/account/password/password';
import { passwordFault } from '@/lib/account/password/password-list';
import { addressKey } from '@/lib/account/address/precis';
import { emailKeyOf, findByEmail, type Session } from './queries';
import type { RegisterValues } from './schema';
import type { LoginValues } from '@/lib/account/session/sign-in-schema';
import { reservedFor } from '@/lib/account/address/reserved-address';
import { revoke, unlessOutdated } from '@/lib/account/session/revocation';
import { checkLoginThrottle } from '@/lib/account/session/login-throttle';

/** A stranger must not fill somebody's mail box by registering with their address. */
const NOTICE_LIMITS: readonly Limit[] = [{ name: 'taken-notice', points: 1, seconds: 3600, per: 'client' }];

/** Somebody whose browser forgets its cookies shall not be mailed each time. */
const DEVICE_LIMITS: readonly Limit[] = [
  { name: 'device-notice', points: 3, seconds: 24 * 3600, per: 'client' },
];

/** Milliseconds that an answer to a sign-in takes, or a multiple, whatever the reason. */
const LOGIN_TIME = 200;

/** Whether the database refused a second row with one unique value (Prisma’s code for it). */
export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

async function tellOwner(email: string, lang: Lang): Promise<void> {
  const emailKey = emailKeyOf(email);
  const owner = await db.user.findUnique({ where: { emailKey } });
  const userId = owner?.id ?? (await reservedFor(db, emailKey));
  if (!userId || !(await isWithinLimits(NOTICE_LIMITS, userId))) return;
  await send(await letter(owner ? 'taken' : 'reserved', { to: owner?.email ?? email, userId, lang }));
}

async function send(mail: NewMail | null): Promise<void> {
  if (!mail) return;
  await enqueueMail(db, mail);
  kickOutbox();
}

/** The address stands aside for whoever may take it back. */
class Reserved extends Error {}

/** Opens an account. Its role is always `user`. A taken address is refused, and its owner told. */
export async function register(
  { username, email, password }: RegisterValues,
  lang: Lang = LANGS[0],
): Promise<Result<User>> {
  const emailKey = addressKey(email);
  if (!emailKey) return fail('invalid', { email: 'emailWrong' satisfies AccountFault });
  const fault = passwordFault(password, { username, email });
  if (fault) return fail('invalid', { password: fault });
  const passwordHash = await hashPassword(password);
  const id = randomUUID();
  const welcome = await letter('welcome', { to: email, userId: id, lang });
  try {
    const user = await db.$transaction(async (tx) => {
      const made = await tx.user.create({
        data: { id, username, email, emailKey, passwordHash },
      });
      // After the row: a change that gave the address up at the same moment is seen by now.
      if (await reservedFor(tx, emailKey)) throw new Reserved();
      if (welcome) await enqueueMail(tx, welcome);
      return made;
    });
    log.info('account-opened', { user: user.id });
    kickOutbox();
    return ok(user);
  } catch (error) {
    if (!isTaken(error) && !(error instanceof Reserved)) throw error;
    await tellOwner(email, lang);
    return fail('refused');
  }
}

/** Who has just opened an account signs in for the first time: that is no news to them. Asked of one clock. */
const isSettled = async ({ id }: User): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "User" WHERE "id" = ${id} AND "createdAt" < now() - interval '1 hour'`;
  return rows.length > 0;
};

/** A mail to the owner when somebody signs in with a device that the account has not seen. Never in the way. */
async function tellOfDevice(user: User, lang: Lang): Promise<void> {
  try {
    if (!(await isSettled(user)) || !(await isWithinLimits(DEVICE_LIMITS, user.id))) return;
    await send(await letter('newDevice', { to: user.email, userId: user.id, lang }));
  } catch (error) {
    log.error('device-not-told', { user: user.id, error: reason(error) });
  }
}

/** One answer to an unknown address, a wrong password and a password that comes too soon after wrong ones. */
export const logIn = (values: LoginValues, caller: Caller): Promise<Result<User>> =>
  atLeastMilliseconds(LOGIN_TIME, judge(values, caller));

async function judge({ email, password }: LoginValues, caller: Caller): Promise<Result<User>> {
  const user = await findByEmail(email);
  const turn = await checkLoginThrottle(emailKeyOf(email), caller, user);
  const right = await isRight(turn, user, password);
  if (!user || !right || !turn) {
    count('site_sign_ins_total', { outcome: 'refused' });
    log.warn('login-refused', { user: user?.id ?? null, waits: !turn });
    return fail('refused');
  }
  await turn.succeeded();
  const isKnown = deviceOf(caller, user) !== null;
  log.info('login', { user: user.id, isKnown });
  count('site_sign_ins_total', { outcome: 'right' });
  if (!isKnown) await tellOfDevice(user, caller.lang ?? LANGS[0]);
  return ok(user);
}

/** Ends every session of the account, on every device, and all that is pending. */
export async function signOutEverywhere(id: string): Promise<void> {
  await unlessOutdated(db.$transaction((tx) => revoke(tx, { id })));
  log.info('signed-out-everywhere', { user: id });
}

/** The sessions of other devices end, and all that is pending; the answer is the account with its new session version. */
export async function changePassword(
  session: Session,
  values: { current: string; password: string },
  lang: Lang = LANGS[0],
): Promise<Result<User>> {
  const { user } = session;
  if (!(await confirms(session, values.current)))
    return fail('invalid', { current: 'currentWrong' satisfies AccountFault });
  const fault = passwordFault(values.password, user);
  if (fault) return fail('invalid', { password: fault });
  // The owner is told, or nothing changes: somebody who could use up the notices would do so first.
  const notice = await letter('passwordChanged', { to: user.email, userId: user.id, lang });
  if (!notice) return fail('too-often');
  const passwordHash = await hashPassword(values.password);
  const changing = db.$transaction(async (tx) => {
    await enqueueMail(tx, notice);
    return revoke(tx, { id: user.id, from: user.sessionVersion }, { passwordHash });
  });
  const changed = await unlessOutdated(changing);
  if (!changed) return fail('signed-out');
  log.info('password-changed', { user: user.id });
  kickOutbox();
  return ok(changed);
}

/**
 * Takes the account away with everything that belongs to it. Enquiries stay: they are letters to the company. A session
 * that was ended while the password was judged takes nothing away.
 */
export async function deleteAccount(session: Session, current: string): Promise<Result<null>> {
  if (!(await confirms(session, current)))
    return fail('invalid', { current: 'currentWrong' satisfies AccountFault });
  const { id, sessionVersion } = session.user;
  const mails = await db.$transaction(async (tx) => {
    const { count: gone } = await tx.user.deleteMany({ where: { id, sessionVersion } });
    return gone > 0 ? forgetMailsOf(tx, id) : null;
  });
  if (!mails) return fail('signed-out');
  // Gone is gone, whether or not it can be noted for a restore; the log has the id too.
  await noteErased(env.DATA_DIR, id).catch((error: unknown) =>
    log.error('deletion-not-noted', { user: id, error: reason(error) }),
  );
  await expireMailFiles(mails);
  log.info('account-deleted', { user: id });
  return ok(null);
}
