import 'server-only';
import type { Prisma, User } from '@/prisma/generated/client';

/** The account was revoked since this was begun: nothing of it is done. */
export class Outdated extends Error {}

/**
 * Ends everything an account has given out, in one transaction with what changes of the account: every session
 * and known device, codes on their way and the change of address that is pending. What was begun beside this carries
 * the older version and is refused where it is used: docs/decisions/138.
 *
 * `from`: the version that whoever asks was let in by. Throws `Outdated` where it is another by now, so that a
 * change which was judged before an undo does not overwrite it.
 */
export async function revoke(
  tx: Prisma.TransactionClient,
  { id, from }: { id: string; from?: number },
  data: Prisma.UserUpdateManyMutationInput = {},
): Promise<User> {
  const where = { id, ...(from !== undefined && { sessionVersion: from }) };
  const raised = { ...data, sessionVersion: { increment: 1 } };
  if ((await tx.user.updateMany({ where, data: raised })).count === 0) throw new Outdated();
  await tx.resetCode.deleteMany({ where: { userId: id } });
  await tx.emailChange.deleteMany({ where: { userId: id } });
  return tx.user.findUniqueOrThrow({ where: { id } });
}

/** Null where the account was revoked meanwhile. */
export const unlessOutdated = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Outdated) return null;
    throw error;
  });
