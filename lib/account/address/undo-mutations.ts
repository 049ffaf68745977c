import 'server-only';
import { randomBytes } from 'node:crypto';
import { LANGS } from '@/content/lang';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import { enqueueMail, type NewMail } from '@/lib/mail/outbox';
import { kickOutbox } from '@/lib/mail/outbox-worker';
import { fail, ok, type Result } from '@/lib/forms/result';
import { sealed } from '@/lib/storage/secret';
import type { AddressUndo, User } from '@/prisma/generated/client';
import type { Caller } from '@/lib/account/session/caller';
import { letter } from '@/lib/account/mail/letter';
import { hashPassword } from '@/lib/account/password/password';
import { Outdated, revoke, unlessOutdated } from '@/lib/account/session/revocation';

type Kept = AddressUndo & { user: User };

/** What a link would take back, if it still can. */
async function find(token: string): Promise<Kept | null> {
  const tokenHash = sealed('undo', token);
  const [good] = await db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "AddressUndo" WHERE "tokenHash" = ${tokenHash} AND "expiresAt" > now()`;
  return good ? db.addressUndo.findUnique({ where: { id: good.id }, include: { user: true } }) : null;
}

interface Restored {
  passwordHash: string;
  mails: (NewMail | null)[];
}

const restoreAddress = (
  { id, userId, email, emailKey }: Kept,
  { passwordHash, mails }: Restored,
): Promise<User> =>
  db.$transaction(async (tx) => {
    const restored = await revoke(tx, { id: userId }, { email, emailKey, passwordHash });
    // With it go later ones: whoever changed the address may have changed it on, and theirs must not lead back there.
    const gone = await tx.$executeRaw`
      DELETE FROM "AddressUndo" later USING "AddressUndo" used
      WHERE used."id" = ${id} AND later."userId" = used."userId" AND later."createdAt" >= used."createdAt"`;
    if (gone === 0) throw new Outdated();
    for (const mail of mails) if (mail) await enqueueMail(tx, mail);
    return restored;
  });

/**
 * Takes a change of address back for whoever reads the mail of the old one, whatever was changed since. Every session
 * ends, and the password: somebody else may have set it. The next one comes from a code, mailed to the address that
 * is valid again.
 */
export async function undoAddress(token: string, caller: Caller): Promise<Result<null>> {
  const kept = await find(token);
  if (!kept) return fail('refused');
  const about = { userId: kept.userId, lang: caller.lang ?? LANGS[0] };
  const mails = [
    await letter('addressRestored', { to: kept.email, ...about }),
    await letter('addressRestored', { to: kept.user.email, ...about }),
  ];
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  if (!(await unlessOutdated(restoreAddress(kept, { passwordHash, mails })))) return fail('refused');
  log.info('address-restored', { user: kept.userId });
  kickOutbox();
  return ok(null);
}
