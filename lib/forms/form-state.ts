import type { ErrorCode, FieldErrors } from './result';

/** What a visitor gets for what was stored. */
export interface Receipt {
  /** By which it is found again. */
  reference?: string;
  /** What was mailed to the visitor: what they sent, or only that it came. */
  copied?: 'copy' | 'confirmation';
}

/** What a form shows: nothing yet, done, or what went wrong and what had been typed. */
export type FormState =
  | { status: 'idle' }
  /** `next`: the page that follows. */
  | ({ status: 'done'; next?: string } & Receipt)
  | { status: 'failed'; code: ErrorCode; fieldErrors: FieldErrors; values: Record<string, string> };

/** What a form calls: an action of the server, or one that asks it. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const IDLE: FormState = { status: 'idle' };

/** What was sent will never be taken as it is. */
export const isFaulty = (state: FormState): boolean => state.status === 'failed' && state.code === 'invalid';

/**
 * A field people never see. Programs that fill in everything give themselves away. Its name holds no word by which a
 * browser or a password manager knows a field (docs/decisions/130).
 */
export const HONEYPOT = 'roof_blank';

/** Marks a form that was sent again by a person who had been asked. */
export const PRESSED_AGAIN = 'pressed_again';

/** Whether somebody has been asked by this form whether a person sends it. */
export const wasAsked = (state: FormState): boolean =>
  state.status === 'failed' && (state.code === 'automated' || PRESSED_AGAIN in state.values);

/** Marks a form of a page that was replaced since: see lib/forms/stale-form.ts. */
export const RENEWED = 'page_renewed';

/** Where a form was sent from, beside what was typed: hidden fields of components/form/origin-fields.tsx. */
export const ORIGIN_FIELDS = ['page', 'lang', 'source', 'carried'] as const;

/** What the HTTP server answers a script whose form found no turn; the error of the call then says the same. */
export const BUSY_ANSWER = 'busy';
