import 'server-only';
import { count } from '@/lib/observe/counters';
import { log } from '@/lib/observe/logger';
import { MAIL_TOTALS } from '@/lib/limits/rate-limit-mails';
import { isWithinLimits, type Limit } from '@/lib/limits/rate-limit';
import type { AccountMail } from './mail';
import { mailboxOf } from '@/lib/account/address/mailbox';

const aDay = (name: string, points: number): Limit => ({ name, points, seconds: 86_400, per: 'client' });

/**
 * Mails of a kind that one mailbox gets in a day, whatever the tags in its addresses and however many accounts name
 * it. Codes are also counted by account and by who asks (docs/decisions/028).
 */
const MAILBOX: Readonly<Record<AccountMail, Limit>> = {
  welcome: aDay('mail-welcome', 3),
  taken: aDay('mail-taken', 3),
  reserved: aDay('mail-reserved', 3),
  code: aDay('mail-code', 10),
  confirmAddress: aDay('mail-confirm', 5),
  addressChanging: aDay('mail-changing', 10),
  addressChanged: aDay('mail-changed', 10),
  addressRestored: aDay('mail-restored', 10),
  passwordChanged: aDay('mail-password', 10),
  newDevice: aDay('mail-device', 6),
};

/** A device that is known gets its codes although strangers used up theirs. */
const KNOWN_CODES = aDay('mail-code-known', 10);

/** Kinds that nobody causes without a password, a code or a link from a mail. */
const RESERVED: readonly AccountMail[] = [
  'addressChanging',
  'addressChanged',
  'addressRestored',
  'passwordChanged',
  'newDevice',
];

/** Whether one more mail of a kind may go to an address; counts it. `isKnown`: asked for by a known device. */
export async function mayMail(kind: AccountMail, to: string, isKnown = false): Promise<boolean> {
  const own = kind === 'code' && isKnown ? KNOWN_CODES : MAILBOX[kind];
  const total = isKnown || RESERVED.includes(kind) ? MAIL_TOTALS.reserved : MAIL_TOTALS.open;
  // In this order: a flood at one mailbox uses up nothing of the others.
  for (const [limit, outcome] of [[own, 'mailbox-limit'] as const, [total, 'site-limit'] as const]) {
    if (await isWithinLimits([limit], mailboxOf(to))) continue;
    log.warn('account-mail-left-out', { kind, outcome });
    count('site_account_mails_total', { outcome });
    return false;
  }
  count('site_account_mails_total', { outcome: 'owed' });
  return true;
}
