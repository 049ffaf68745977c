import 'server-only';
import { headers } from 'next/headers';
import * as z from 'zod/mini';
import { clientAddress } from './client-address';
import { env } from './env';
import { HONEYPOT, type FormState } from './form-state';
import { log, reason } from './logger';
import { isWithinLimits, type Limit } from './rate-limit';
import type { FieldErrors, Result } from './result';

/** A form: an object whose fields all arrive as text. */
type FormSchema = z.ZodMiniObject;

interface PublicAction<S extends FormSchema> {
  schema: S;
  limits: readonly Limit[];
  /** The work, with values that were checked. */
  run: (values: z.output<S>) => Promise<Result<unknown>>;
  /** Fields that are never sent back to the browser. */
  secret?: readonly (keyof z.output<S> & string)[];
}

/** Only the fields of the schema, and only text: files and strangers are left out. */
function readTyped(schema: FormSchema, form: FormData): Record<string, string> {
  const text = (key: string) => {
    const value = form.get(key);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, text(key)]));
}

/** The first fault of each field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const faults: FieldErrors = {};
  for (const { path, message } of error.issues) faults[String(path[0] ?? '')] ??= message;
  return faults;
}

/**
 * The gate of a form that anybody may send: reads, checks, limits, then lets `run` do the work.
 * Only a form that is right uses up the allowance.
 */
export function publicAction<S extends FormSchema>({ schema, limits, run, secret = [] }: PublicAction<S>) {
  return async (_before: FormState, form: FormData): Promise<FormState> => {
    const typed = readTyped(schema, form);
    const values = Object.fromEntries(
      Object.entries(typed).filter(([key]) => !(secret as readonly string[]).includes(key)),
    );
    const answer = (result: Result<unknown>): FormState =>
      result.ok
        ? { status: 'done' }
        : { status: 'failed', code: result.code, fieldErrors: result.fieldErrors ?? {}, values };

    if (form.get(HONEYPOT)) return answer({ ok: false, code: 'automated' });
    const parsed = z.safeParse(schema, typed);
    if (!parsed.success) return answer({ ok: false, code: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) });
    try {
      const client = clientAddress(await headers(), env.TRUSTED_PROXIES);
      if (!(await isWithinLimits(limits, client))) return answer({ ok: false, code: 'throttled' });
    } catch (error) {
      log.error('limits-unreachable', { error: reason(error) });
      return answer({ ok: false, code: 'not-saved' });
    }
    return answer(await run(parsed.data));
  };
}
