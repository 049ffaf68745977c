import 'server-only';
import { randomBytes } from 'node:crypto';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { db } from '@/lib/core/db';
import { log } from '@/lib/core/logger';
import { oweMail } from '@/lib/core/outbox';
import { kickOutbox } from '@/lib/core/outbox-worker';
import { isWithinLimits, type Limit } from '@/lib/core/rate-limit';
import { fail, ok, type Result } from '@/lib/core/result';
import { sealed } from '@/lib/core/secret';
import { absolute } from '@/lib/core/site';
import type { User } from '@/prisma/generated/client';
import { accountMail } from './mail';
import { isTaken } from './mutations';
import { addressKey } from './precis';
import { emailKeyOf } from './queries';
import type { ProfileValues } from './schema';

const CHANGE_LIMITS: readonly Limit[] = [
  { name: 'address-change', points: 5, seconds: 86_400, per: 'client' },
];

const linkTo = (token: string) => `${absolute(path('profile'))}#confirm=${token}`;

/** Keeps the new address aside and writes to both; the account changes when the new one is confirmed. */
async function askNewAddress(user: User, email: string, lang: Lang): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = sealed('address', token);
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "EmailChange" ("userId", "email", "tokenHash", "expiresAt")
      VALUES (${user.id}, ${email}, ${tokenHash}, now() + interval '1 hour')
      ON CONFLICT ("userId") DO UPDATE SET "email" = EXCLUDED."email", "tokenHash" = EXCLUDED."tokenHash",
        "expiresAt" = EXCLUDED."expiresAt"`;
    await oweMail(tx, await accountMail(email, 'confirmAddress', { lang, link: linkTo(token) }));
    await oweMail(tx, await accountMail(user.email, 'addressChanging', { lang }));
  });
  kickOutbox();
}

/** The username counts at once, a new address once it is confirmed: `confirm` says that a mail waits there. */
export async function updateProfile(
  user: User,
  { username, email }: ProfileValues,
  lang: Lang = LANGS[0],
): Promise<Result<{ user: User; confirm: boolean }>> {
  const emailKey = addressKey(email);
  if (!emailKey) return fail('invalid', { email: 'emailWrong' satisfies AccountFault });
  const confirm = emailKey !== user.emailKey;
  if (confirm && !(await isWithinLimits(CHANGE_LIMITS, user.id))) return fail('throttled');
  const changed = await db.user.update({ where: { id: user.id }, data: { username } });
  if (confirm) await askNewAddress(changed, email, lang);
  log.info('profile-changed', { user: user.id, confirm });
  return ok({ user: changed, confirm });
}

/** Gives the account the address that its reader confirmed. Other sessions end: their tokens name the old one. */
export async function confirmAddress(
  user: User,
  token: string,
  lang: Lang = LANGS[0],
): Promise<Result<User>> {
  try {
    const changed = await db.$transaction(async (tx) => {
      const [kept] = await tx.$queryRaw<{ email: string }[]>`
        DELETE FROM "EmailChange" WHERE "userId" = ${user.id} AND "tokenHash" = ${sealed('address', token)}
          AND "expiresAt" > now() RETURNING "email"`;
      if (!kept) return null;
      await oweMail(tx, await accountMail(user.email, 'addressChanged', { lang }));
      // Codes on their way to the old address open nothing.
      await tx.resetCode.deleteMany({ where: { userId: user.id } });
      const data = { email: kept.email, emailKey: emailKeyOf(kept.email), sessionVersion: { increment: 1 } };
      return tx.user.update({ where: { id: user.id }, data });
    });
    if (!changed) return fail('refused');
    log.info('address-changed', { user: user.id });
    kickOutbox();
    return ok(changed);
  } catch (error) {
    if (isTaken(error)) return fail('refused');
    throw error;
  }
}
