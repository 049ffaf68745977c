import 'server-only';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { count } from '@/lib/core/counters';
import { db } from '@/lib/core/db';
import { log, reason } from '@/lib/core/logger';
import { atLeastMilliseconds } from '@/lib/core/at-least-milliseconds';
import { oweMail } from '@/lib/core/outbox';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { fail, ok, type Result } from '@/lib/core/result';
import { Prisma, type User } from '@/prisma/generated/client';
import { deviceOf, type Caller } from './caller';
import { accountMail } from './mail';
import { hashPassword, isPassword } from './password';
import { passwordFault } from './password-list';
import { addressKey } from './precis';
import { emailKeyOf, findByEmail, type Session } from './queries';
import type { RegisterValues } from './schema';
import type { LoginValues } from './sign-in-schema';
import { takeTurn, takeTurnAgain, type Turn } from './turn';

/** A stranger must not fill somebody's mail box by registering with their address. */
const NOTICE_LIMITS: readonly Limit[] = [{ name: 'taken-notice', points: 1, seconds: 3600, per: 'client' }];

/** Somebody whose browser forgets its cookies shall not be mailed each time. */
const DEVICE_LIMITS: readonly Limit[] = [
  { name: 'device-notice', points: 3, seconds: 24 * 3600, per: 'client' },
];

/** Milliseconds that an answer to a sign-in takes at least, whatever the reason. */
const LOGIN_TIME = 200;

export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

async function tellOwner(email: string, lang: Lang): Promise<void> {
  const owner = await findByEmail(email);
  if (!owner || !(await isWithinLimits(NOTICE_LIMITS, owner.id))) return;
  await db.$transaction(async (tx) => oweMail(tx, await accountMail(owner.email, 'taken', { lang })));
  kickOutbox();
}

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
  try {
    const user = await db.$transaction(async (tx) => {
      const made = await tx.user.create({
        data: { username, email, emailKey, passwordHash },
      });
      await oweMail(tx, await accountMail(email, 'welcome', { lang }));
      return made;
    });
    log.info('account-opened', { user: user.id });
    kickOutbox();
    return ok(user);
  } catch (error) {
    if (!isTaken(error)) throw error;
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
    await db.$transaction(async (tx) => oweMail(tx, await accountMail(user.email, 'newDevice', { lang })));
    kickOutbox();
  } catch (error) {
    log.error('device-not-told', { user: user.id, error: reason(error) });
  }
}

/** One answer to an unknown address, a wrong password and a password that comes too soon after wrong ones. */
export const logIn = (values: LoginValues, caller: Caller): Promise<Result<User>> =>
  atLeastMilliseconds(LOGIN_TIME, judge(values, caller));

/** A password that found no room to be judged is no failure: a busy hour must keep nobody out. */
async function isRight(turn: Turn | null, known: string | undefined, password: string): Promise<boolean> {
  try {
    return await isPassword(known, password);
  } catch (error) {
    await turn?.unjudged();
    throw error;
  }
}

async function judge({ email, password }: LoginValues, caller: Caller): Promise<Result<User>> {
  const user = await findByEmail(email);
  const turn = await takeTurn(emailKeyOf(email), caller, user);
  const right = await isRight(turn, user?.passwordHash, password);
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

/** Ends every session of the account, on every device. */
export async function signOutEverywhere(id: string): Promise<void> {
  await db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
  log.info('signed-out-everywhere', { user: id });
}

/** Whether somebody who is signed in knows the password, too. */
async function confirms({ user, token }: Session, current: string): Promise<boolean> {
  const turn = await takeTurnAgain(token.sid);
  const right = await isRight(turn, user.passwordHash, current);
  if (!right || !turn) return false;
  await turn.succeeded();
  return true;
}

/** The sessions of other devices end, and codes on their way; the answer is the account with its new session version. */
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
  const passwordHash = await hashPassword(values.password);
  const changed = await db.$transaction(async (tx) => {
    await oweMail(tx, await accountMail(user.email, 'passwordChanged', { lang }));
    await tx.resetCode.deleteMany({ where: { userId: user.id } });
    return tx.user.update({
      where: { id: user.id },
      data: { passwordHash, sessionVersion: { increment: 1 } },
    });
  });
  log.info('password-changed', { user: user.id });
  kickOutbox();
  return ok(changed);
}

/** Takes the account away with everything that belongs to it. Enquiries stay: they are letters to the company. */
export async function deleteAccount(session: Session, current: string): Promise<Result<null>> {
  if (!(await confirms(session, current)))
    return fail('invalid', { current: 'currentWrong' satisfies AccountFault });
  await db.user.deleteMany({ where: { id: session.user.id } });
  log.info('account-deleted', { user: session.user.id });
  return ok(null);
}
