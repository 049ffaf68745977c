/** Everything that can go wrong and is expected to. Translated into words in `content/shell/messages.ts` only. */
export type ErrorCode =
  | 'invalid'
  /** A field that people never see was filled in: sent again, it goes through. */
  | 'automated'
  | 'throttled'
  /** The same of an account or its mailbox, from whatever connection: it may last a day. */
  | 'too-often'
  /** One client sent so many forms with faults that this one was not read. */
  | 'faulty'
  /** The database did not take it. */
  | 'not-saved'
  /** How many were sent before could not be looked up, and nothing was begun. */
  | 'limits-away'
  /** Too many forms at once: no turn came in the time a person waits. */
  | 'busy'
  /** Begun, and not finished in the time a person waits: it may be stored all the same. */
  | 'too-slow'
  /** The photograph that came along cannot be used. */
  | 'photo'
  | 'unexpected'
  /** Sent, and no word came back in the time a person waits. */
  | 'unanswered'
  /** Sent from a page that the site has replaced since. */
  | 'renewed'
  /** What was sent is well formed and does not fit: a wrong password, a wrong code, a taken address. */
  | 'refused'
  /** The address has an account. Told to its reader alone: to everybody else that is `refused`. */
  | 'taken'
  /** The same of an address that an account may take back for some days. */
  | 'reserved'
  /** A code that was right once, or tried too often: only a new one helps. */
  | 'code-spent'
  /** A later step of a flow without its first. */
  | 'out-of-order'
  /** Only for somebody who is signed in. */
  | 'signed-out';

export type FieldErrors = Record<string, string>;

/** What an action or mutation answers. Expected failures are returned, bugs are thrown. */
export type Result<T> =
  | { ok: true; data: T }
  /** `seconds`: until it may go better, where that is known. */
  | { ok: false; code: ErrorCode; fieldErrors?: FieldErrors; seconds?: number };

export const ok = <T>(data: T): Result<T> => ({ ok: true, data });

export const fail = (code: ErrorCode, fieldErrors?: FieldErrors): Result<never> => ({
  ok: false,
  code,
  ...(fieldErrors ? { fieldErrors } : {}),
});

/** A limit of an account or a mailbox that ends after so many seconds. */
export const tooOften = (seconds: number): Result<never> => ({ ok: false, code: 'too-often', seconds });
