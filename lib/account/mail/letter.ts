import 'server-only';
import type { NewMail } from '@/lib/mail/outbox';
import { accountMail, type AccountMail, type Values } from './mail';
import { mayMail } from './mail-limits';

interface Letter extends Values {
  to: string;
  /** Whose account it is about. */
  userId: string;
  /** Asked for by a device that the account knows. */
  isKnown?: boolean;
}

/**
 * The one way to a mail of an account: written, or null where its reader or the whole site got enough for now. To be
 * made before the transaction that owes it: counting asks the database by itself.
 */
export async function letter(
  kind: AccountMail,
  { to, userId, isKnown, ...values }: Letter,
): Promise<NewMail | null> {
  if (!(await mayMail(kind, to, isKnown))) return null;
  return { ...(await accountMail(to, kind, values)), kind, userId };
}
