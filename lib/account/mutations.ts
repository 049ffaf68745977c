import 'server-only';
import { ACCOUNT_FIELDS } from '@/content/forms/account-fields';
import { ACCOUNT_MAILS } from '@/content/forms/account-mails';
import { db } from '@/lib/core/db';
import { log } from '@/lib/core/logger';
import { notBefore } from '@/lib/core/not-before';
import { oweMail } from '@/lib/core/outbox';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { forgive, mayTry } from '@/lib/core/rate-limit-failures';
import { fail, ok, type Result } from '@/lib/core/result';
import { Prisma, type User } from '@/prisma/generated/client';
import { accountMail } from './mail';
import { hashPassword, isPassword } from './password';
import { passwordFault } from './password-list';
import { emailKeyOf, findByEmail } from './queries';
import type { LoginValues, RegisterValues } from './schema';

/** A stranger must not fill somebody's mail box by registering with their address. */
const NOTICE_LIMITS: readonly Limit[] = [{ name: 'taken-notice', points: 1, seconds: 3600, per: 'client' }];

/** Milliseconds that an answer to a sign-in takes at least, whatever the reason. */
const LOGIN_TIME = 200;

export const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';

async function tellOwner(email: string): Promise<void> {
  const owner = await findByEmail(email);
  if (!owner || !(await isWithinLimits(NOTICE_LIMITS, owner.id))) return;
  await db.$transaction(async (tx) => oweMail(tx, await accountMail(owner.email, ACCOUNT_MAILS.taken)));
  kickOutbox();
}

/** Opens an account. Its role is always `user`. A taken address is refused, and its owner told. */
export async function register({ username, email, password }: RegisterValues): Promise<Result<User>> {
  const fault = passwordFault(password, { username, email });
  if (fault) return fail('invalid', { password: fault });
  const passwordHash = await hashPassword(password);
  try {
    const user = await db.$transaction(async (tx) => {
      const made = await tx.user.create({
        data: { username, email, emailKey: emailKeyOf(email), passwordHash },
      });
      await oweMail(tx, await accountMail(email, ACCOUNT_MAILS.welcome(username)));
      return made;
    });
    log.info('account-opened', { user: user.id });
    kickOutbox();
    return ok(user);
  } catch (error) {
    if (!isTaken(error)) throw error;
    await tellOwner(email);
    return fail('refused');
  }
}

/** One answer to an unknown address, a wrong password and a password that comes too soon after wrong ones. */
export const logIn = (values: LoginValues): Promise<Result<User>> => notBefore(LOGIN_TIME, judge(values));

async function judge({ email, password }: LoginValues): Promise<Result<User>> {
  const key = emailKeyOf(email);
  const mayBeJudged = await mayTry(key);
  const user = await findByEmail(email);
  const right = await isPassword(user?.passwordHash, password);
  if (!user || !right || !mayBeJudged) {
    log.warn('login-refused', { user: user?.id ?? null, waits: !mayBeJudged });
    return fail('refused');
  }
  await forgive(key);
  log.info('login', { user: user.id });
  return ok(user);
}

/** Ends every session of the account, on every device. */
export async function signOutEverywhere(id: string): Promise<void> {
  await db.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } });
  log.info('signed-out-everywhere', { user: id });
}

/** The sessions of other devices end; the answer is the account with its new session version. */
export async function changePassword(
  user: User,
  values: { current: string; password: string },
): Promise<Result<User>> {
  const key = emailKeyOf(user.email);
  const mayBeJudged = await mayTry(key);
  const right = await isPassword(user.passwordHash, values.current);
  if (!right || !mayBeJudged) return fail('invalid', { current: ACCOUNT_FIELDS.currentWrong });
  await forgive(key);
  const fault = passwordFault(values.password, user);
  if (fault) return fail('invalid', { password: fault });
  const passwordHash = await hashPassword(values.password);
  const changed = await db.$transaction(async (tx) => {
    await oweMail(tx, await accountMail(user.email, ACCOUNT_MAILS.passwordChanged));
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
export async function deleteAccount(user: User, current: string): Promise<Result<null>> {
  const key = emailKeyOf(user.email);
  const mayBeJudged = await mayTry(key);
  const right = await isPassword(user.passwordHash, current);
  if (!right || !mayBeJudged) return fail('invalid', { current: ACCOUNT_FIELDS.currentWrong });
  await db.user.deleteMany({ where: { id: user.id } });
  await forgive(key);
  log.info('account-deleted', { user: user.id });
  return ok(null);
}
