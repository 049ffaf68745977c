import 'server-only';
import type { Prisma } from '@/prisma/generated/client';

/**
 * The account that may take this address back, if it is not `except`: until then no other can have it, or an attacker
 * who changed an address could open an account with the old one and be in the way of its owner (docs/decisions/139).
 */
export async function reservedFor(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  emailKey: string,
  except = '',
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ userId: string }[]>`
    SELECT "userId" FROM "AddressUndo"
    WHERE "emailKey" = ${emailKey} AND "expiresAt" > now() AND "userId" <> ${except} LIMIT 1`;
  return row?.userId ?? null;
}
