import 'server-only';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { db } from '@/lib/storage/db';
import { log, reason } from '@/lib/observe/logger';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { take, type Limit } from '@/lib/limits/rate-limit';
import { fail, ok, tooOften, type Result } from '@/lib/forms/result';
import type { User } from '@/prisma/generated/client';
import { askNewAddress, keepNewAddress, type NewAddress } from '@/lib/account/address/address-mutations';
import { confirms } from '@/lib/account/password/judge-password';
import { addressKey } from '@/lib/account/address/precis';
import type { Session } from './queries';
import type { ProfileFormValues, ProfileValues } from './schema';

const CHANGE_LIMITS: readonly Limit[] = [
  { name: 'address-change', points: 5, seconds: 86_400, per: 'client' },
];

type Saved = Result<{ user: User; confirm: boolean }>;

/** Name and new address are saved together or not at all. `signed-out` where the account was revoked meanwhile. */
async function save(
  { id, sessionVersion }: User,
  username: string,
  asked?: NewAddress,
): Promise<Result<User>> {
  const changed = await db.$transaction(async (tx) => {
    const where = { id, sessionVersion };
    const [user] = await tx.user.updateManyAndReturn({ where, data: { username } });
    if (user && asked) await keepNewAddress(tx, user, asked);
    return user;
  });
  return changed ? ok(changed) : fail('signed-out');
}

/** The mails first, since an address without its link could never be confirmed: then the answer is `too-often`. */
async function saveWithAddress(
  user: User,
  { username, email }: ProfileValues,
  lang: Lang,
): Promise<Result<User>> {
  const asked = await askNewAddress(user, email, lang);
  return asked ? save(user, username, asked) : fail('too-often');
}

/** As one new address of the day: counted before, so that many at once are no more, and given back if it was none. */
async function counted(userId: string, work: () => Promise<Result<User>>): Promise<Result<User>> {
  const { wait, giveBack } = await take(CHANGE_LIMITS, userId);
  let saved = false;
  try {
    if (wait > 0) return tooOften(wait);
    const done = await work();
    saved = done.ok;
    return done;
  } finally {
    // What went wrong is told as it is, whether or not this goes wrong too.
    if (!saved)
      await giveBack().catch((error: unknown) =>
        log.warn('address-change-not-given-back', { user: userId, error: reason(error) }),
      );
  }
}

/**
 * The username counts at once, a new address once it is confirmed: `confirm` says that a mail waits there. `signed-out`
 * where all sessions were ended since `user` was read: what comes back is what a session goes on with.
 */
export async function updateProfile(
  user: User,
  values: ProfileValues,
  lang: Lang = LANGS[0],
): Promise<Saved> {
  const emailKey = addressKey(values.email);
  if (!emailKey) return fail('invalid', { email: 'emailWrong' satisfies AccountFault });
  const confirm = emailKey !== user.emailKey;
  const saved = confirm
    ? await counted(user.id, () => saveWithAddress(user, values, lang))
    : await save(user, values.username);
  if (!saved.ok) return saved;
  if (confirm) kickOutbox();
  log.info('profile-changed', { user: user.id, confirm });
  return ok({ user: saved.data, confirm });
}

/** The same from the web form, which asks for the password where the address is another. */
export async function saveProfile(
  session: Session,
  { current, ...values }: ProfileFormValues,
  lang: Lang = LANGS[0],
): Promise<Saved> {
  const emailKey = addressKey(values.email);
  if (emailKey && emailKey !== session.user.emailKey) {
    const fault = (code: AccountFault) => fail('invalid', { current: code });
    if (!current) return fault('currentMissing');
    if (!(await confirms(session, current))) return fault('currentWrong');
  }
  return updateProfile(session.user, values, lang);
}
