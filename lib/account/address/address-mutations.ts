import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import type { AccountFault } from '@/content/forms/account-fields';
import { LANGS, type Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import { CONFIRM_SECONDS, UNDO_SECONDS } from '@/lib/mail/mail-lifetime';
import { enqueueMail, type NewMail } from '@/lib/mail/outbox';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { fail, ok, type Result } from '@/lib/forms/result';
import { sealed } from '@/lib/storage/secret';
import { absolute } from '@/lib/settings/site';
import type { Prisma, User } from '@/prisma/generated/client';
import type { Caller } from '@/lib/account/session/caller';
import { isRight } from '@/lib/account/password/judge-password';
import { letter } from '@/lib/account/mail/letter';
import { isTaken } from '@/lib/account/mutations';
import { emailKeyOf } from '@/lib/account/queries';
import { reservedFor } from './reserved-address';
import { revoke, unlessOutdated } from '@/lib/account/session/revocation';
import { checkLoginThrottle } from '@/lib/account/session/login-throttle';

/* A new address: asked for, confirmed by its reader, and taken back by the reader of the old one. Docs/decisions/139. */

type Transaction = Prisma.TransactionClient;

const newToken = () => randomBytes(32).toString('base64url');

/** The page that shows what a mailed link will do and does it at a press. */
export const addressLink = (does: 'confirm' | 'undo', token: string, lang: Lang): string =>
  `${absolute(path('addressLink', lang))}?${does}=${token}`;

/** A new address that is asked for, and the mails that tell of it. */
export interface NewAddress {
  email: string;
  token: string;
  mails: readonly (NewMail | null)[];
}

/**
 * The mails to both addresses, made before anything is kept. Null where none may go to the new one for now: the link of
 * an earlier change then stays good. The notice to the old address may be left out: that of the change itself may not.
 */
export async function askNewAddress(user: User, email: string, lang: Lang): Promise<NewAddress | null> {
  const token = newToken();
  const about = { userId: user.id, lang };
  const link = addressLink('confirm', token, lang);
  const confirmation = await letter('confirmAddress', { to: email, link, ...about });
  if (!confirmation) return null;
  const notice = await letter('addressChanging', { to: user.email, ...about });
  return { email, token, mails: [confirmation, notice] };
}

/** Keeps the new address aside and owes both mails; the account changes when the new one is confirmed. */
export async function keepNewAddress(
  tx: Transaction,
  { id, sessionVersion }: User,
  { email, token, mails }: NewAddress,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "EmailChange" ("userId", "email", "tokenHash", "sessionVersion", "expiresAt")
    VALUES (${id}, ${email}, ${sealed('address', token)}, ${sessionVersion},
      now() + ${CONFIRM_SECONDS}::int * interval '1 second')
    ON CONFLICT ("userId") DO UPDATE SET "email" = EXCLUDED."email", "tokenHash" = EXCLUDED."tokenHash",
      "sessionVersion" = EXCLUDED."sessionVersion", "expiresAt" = EXCLUDED."expiresAt"`;
  for (const mail of mails) if (mail) await enqueueMail(tx, mail);
}

/** Whose change a link would confirm, if it still can. */
async function ownerOfChange(token: string): Promise<User | null> {
  const [kept] = await db.$queryRaw<{ userId: string }[]>`
    SELECT c."userId" FROM "EmailChange" c JOIN "User" u ON u."id" = c."userId"
    WHERE c."tokenHash" = ${sealed('address', token)} AND c."expiresAt" > now()
      AND c."sessionVersion" = u."sessionVersion"`;
  return kept ? db.user.findUnique({ where: { id: kept.userId } }) : null;
}

/** Leaves the old address a way back, for as long as its link is good. */
async function keepUndo(tx: Transaction, { id, email, emailKey }: User, token: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM "AddressUndo" WHERE "expiresAt" < now()`;
  await tx.$executeRaw`
    INSERT INTO "AddressUndo" ("id", "userId", "email", "emailKey", "tokenHash", "createdAt", "expiresAt")
    VALUES (${randomUUID()}, ${id}, ${email}, ${emailKey}, ${sealed('undo', token)}, clock_timestamp(),
      now() + ${UNDO_SECONDS}::int * interval '1 second')`;
}

/** The address is somebody else's to take back: nothing is changed. */
class Reserved extends Error {}

interface Change {
  user: User;
  token: string;
  undo: string;
  notice: NewMail;
}

const takeNewAddress = ({ user, token, undo, notice }: Change): Promise<User | null> =>
  db.$transaction(async (tx) => {
    // The account first, as wherever both are written: two that each wait for what the other holds would fail.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${user.id} FOR UPDATE`;
    const [kept] = await tx.$queryRaw<{ email: string }[]>`
      DELETE FROM "EmailChange" c USING "User" u WHERE u."id" = c."userId" AND u."id" = ${user.id}
        AND c."tokenHash" = ${sealed('address', token)} AND c."expiresAt" > now()
        AND c."sessionVersion" = u."sessionVersion" RETURNING c."email"`;
    if (!kept) return null;
    await keepUndo(tx, user, undo);
    const emailKey = emailKeyOf(kept.email);
    const asked = { id: user.id, from: user.sessionVersion };
    const changed = await revoke(tx, asked, { email: kept.email, emailKey });
    if (await reservedFor(tx, emailKey, user.id)) throw new Reserved();
    await enqueueMail(tx, notice);
    return changed;
  });

/**
 * Gives the account the address whose reader brings the link, if they know the password, too. Every session ends.
 * The old address gets a way back in the same transaction, or nothing changes. Whoever reads the mail to an address and
 * knows the password is told why it cannot be theirs.
 */
export async function confirmAddress(
  { token, current }: { token: string; current: string },
  caller: Caller,
): Promise<Result<User>> {
  const user = await ownerOfChange(token);
  if (!user) return fail('refused');
  const turn = await checkLoginThrottle(user.emailKey, caller, user);
  if (!(await isRight(turn, user, current)) || !turn)
    return fail('invalid', { current: 'currentWrong' satisfies AccountFault });
  await turn.succeeded();
  const { lang = LANGS[0] } = caller;
  const undo = newToken();
  const link = addressLink('undo', undo, lang);
  const notice = await letter('addressChanged', { to: user.email, userId: user.id, lang, link });
  if (!notice) return fail('too-often');
  try {
    const changed = await unlessOutdated(takeNewAddress({ user, token, undo, notice }));
    if (!changed) return fail('refused');
    log.info('address-changed', { user: user.id });
    kickOutbox();
    return ok(changed);
  } catch (error) {
    if (isTaken(error)) return fail('taken');
    if (error instanceof Reserved) return fail('reserved');
    throw error;
  }
}
