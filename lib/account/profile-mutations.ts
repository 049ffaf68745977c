import 'server-only';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import { isWithinLimits, type Limit } from '@/lib/limits/rate-limit';
import { fail, ok, type Result } from '@/lib/forms/result';
import type { User } from '@/prisma/generated/client';
import { askNewAddress } from '@/lib/account/address/address-mutations';
import { confirms } from '@/lib/account/password/judge-password';
import { addressKey } from '@/lib/account/address/precis';
import type { Session } from './queries';
import type { ProfileFormValues, ProfileValues } from './schema';

const CHANGE_LIMITS: readonly Limit[] = [
  { name: 'address-change', points: 5, seconds: 86_400, per: 'client' },
];

type Saved = Result<{ user: User; confirm: boolean }>;

/**
 * The username counts at once, a new address once it is confirmed: `confirm` says that a mail waits there. `signed-out`
 * where all sessions were ended since `user` was read: what comes back is what a session goes on with.
 */
export async function updateProfile(
  user: User,
  { username, email }: ProfileValues,
  lang: Lang = LANGS[0],
): Promise<Saved> {
  const emailKey = addressKey(email);
  if (!emailKey) return fail('invalid', { email: 'emailWrong' satisfies AccountFault });
  const confirm = emailKey !== user.emailKey;
  if (confirm && !(await isWithinLimits(CHANGE_LIMITS, user.id))) return fail('too-often');
  const { id, sessionVersion } = user;
  const [changed] = await db.user.updateManyAndReturn({ where: { id, sessionVersion }, data: { username } });
  if (!changed) return fail('signed-out');
  if (confirm) await askNewAddress(changed, email, lang);
  log.info('profile-changed', { user: user.id, confirm });
  return ok({ user: changed, confirm });
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
