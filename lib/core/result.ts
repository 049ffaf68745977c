/** Everything that can go wrong and is expected to. Translated into words in `content/messages.ts` only. */
export type ErrorCode = 'invalid' | 'automated' | 'throttled' | 'not-saved' | 'unexpected';

export type FieldErrors = Record<string, string>;

/** What an action or mutation answers. Expected failures are returned, bugs are thrown. */
export type Result<T> = { ok: true; data: T } | { ok: false; code: ErrorCode; fieldErrors?: FieldErrors };

export const ok = <T>(data: T): Result<T> => ({ ok: true, data });

export const fail = (code: ErrorCode, fieldErrors?: FieldErrors): Result<never> => ({
  ok: false,
  code,
  ...(fieldErrors ? { fieldErrors } : {}),
});
