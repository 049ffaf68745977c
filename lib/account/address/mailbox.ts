import { mailboxOfKey } from '@/lib/mail/mailbox';
import { emailKeyOf } from '@/lib/account/queries';

/** Names the mailbox that an address of an account leads to, for counting only. */
export const mailboxOf = (email: string): string => mailboxOfKey(emailKeyOf(email));
