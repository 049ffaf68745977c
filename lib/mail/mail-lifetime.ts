/*
 * How long the mails of accounts are worth reading, in seconds. They hold codes and links, so their text does not
 * outlive these: docs/decisions/141. Pure: the owner's commands read it too.
 */

/** A code for a new password (docs/decisions/021). */
export const CODE_SECONDS = 10 * 60;
/** A link that confirms a new address. */
export const CONFIRM_SECONDS = 3600;
/** A link that takes a change of address back. */
export const UNDO_SECONDS = 7 * 24 * 3600;

const LIFETIMES: Readonly<Record<string, number>> = {
  confirmAddress: CONFIRM_SECONDS,
  addressChanged: UNDO_SECONDS,
};

/** How long a mail of this kind may stay readable where it was written to a file, or waits for a person. */
export const readableSeconds = (kind: string): number => LIFETIMES[kind] ?? CODE_SECONDS;

/** Condition on rows of `OutboxMail`: a mail to the owner of an account. */
export const IS_ACCOUNT_MAIL = `"kind" <> ''`;

/** Assignments that take the text and the address out of such a row; kind, times and status stay. */
export const BLANK_MAIL = `"recipient" = '', "text" = '', "html" = ''`;

/**
 * Tables that a backup leaves out, beside the mails of accounts: codes and pending changes are worth nothing after a
 * restore and would open something until then.
 */
export const NOT_IN_BACKUPS: readonly string[] = ['ResetCode', 'EmailChange'];
