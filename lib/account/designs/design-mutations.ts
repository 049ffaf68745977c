import 'server-only';
import { db } from '@/lib/storage/db';
import { log } from '@/lib/observe/logger';
import { fail, ok, type Result } from '@/lib/forms/result';
import type { User } from '@/prisma/generated/client';

/** Designs an account keeps at most. */
export const MAX_DESIGNS = 20;

/** An account as a session knows it: once that was ended, nothing more is kept or forgotten by it. */
type Keeper = Pick<User, 'id' | 'sessionVersion'>;

/**
 * Keeps designs with an account, those that are kept already as they are. Refused as a whole where they are
 * more than an account keeps: none is dropped without a word.
 */
export async function keepDesigns(
  { id: userId, sessionVersion }: Keeper,
  codes: readonly string[],
): Promise<Result<null>> {
  const kept = await db
    .$transaction(async (tx) => {
      // One at a time for an account, or two devices together could keep more.
      const owner = await tx.$queryRaw<unknown[]>`
        SELECT 1 FROM "User" WHERE "id" = ${userId} AND "sessionVersion" = ${sessionVersion} FOR UPDATE`;
      if (owner.length === 0) return 'signed-out' as const;
      await tx.savedDesign.createMany({
        data: codes.map((code) => ({ userId, code })),
        skipDuplicates: true,
      });
      const count = await tx.savedDesign.count({ where: { userId } });
      if (count > MAX_DESIGNS) throw new TooMany();
      return 'kept' as const;
    })
    .catch((error: unknown) => {
      if (error instanceof TooMany) return 'refused' as const;
      throw error;
    });
  if (kept !== 'kept') return fail(kept);
  log.info('designs-kept', { user: userId, count: codes.length });
  return ok(null);
}

/** Ends the transaction, and with it what it wrote. */
class TooMany extends Error {}

/** Forgets a design; one that is not kept is forgotten already. */
export async function dropDesign(
  { id: userId, sessionVersion }: Keeper,
  code: string,
): Promise<Result<null>> {
  await db.savedDesign.deleteMany({ where: { userId, code, user: { sessionVersion } } });
  return ok(null);
}
