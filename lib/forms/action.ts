import 'server-only';
import { headers } from 'next/headers';
import * as z from 'zod/mini';
import { markBegun } from '@/lib/observe/request-mark';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { count } from '@/lib/observe/counters';
import { clientAddress } from '@/lib/limits/client-address';
import { env } from '@/lib/settings/env';
import { countFaulty, isHeard } from '@/lib/limits/faulty-forms';
import { fieldErrorsOf } from './field-faults';
import { HONEYPOT, PRESSED_AGAIN, RENEWED, type FormState, type Receipt } from './form-state';
import { log, reason } from '@/lib/observe/logger';
import { isWithinLimits, type Limit } from '@/lib/limits/rate-limit';
import { fail, type Result } from './result';
import { within } from './within';

/** What the work gives the visitor to hold on to, if it does. */
function receiptIn(data: unknown): Receipt {
  const { reference, copied } = Object(data) as Receipt;
  return reference ? { reference, ...(copied && { copied }) } : {};
}

/** A form: an object whose fields all arrive as text. */
export type FormSchema = z.ZodMiniObject;

export interface PublicAction<S extends FormSchema> {
  schema: S;
  limits: readonly Limit[];
  /** The work, with values that were checked, the form as it came for whatever is no field of it, and whose it is. */
  run: (values: z.output<S>, form: FormData, client: string) => Promise<Result<unknown>>;
  /** Fields that are never sent back to the browser. */
  secret?: readonly (keyof z.output<S> & string)[];
  /** Milliseconds until an answer that does not come counts as a failure. */
  timeoutMs?: number;
}

/**
 * Longer than any wait of the database's own: a line that has gone dead never fails by itself. With the five seconds
 * at the HTTP server it stays under the twenty after which a browser is told that there is no answer.
 */
const DEFAULT_TIMEOUT_MS = 12_000;

/** Only the fields of the schema, and only text: files and strangers are left out. */
function readTyped(schema: FormSchema, form: FormData): Record<string, string> {
  const text = (key: string) => {
    const value = form.get(key);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(Object.keys(schema.shape).map((key) => [key, text(key)]));
}

/** Who sends the form that is being answered. */
const thisClient = async () => clientAddress(await headers(), env.TRUSTED_PROXIES);

/** Counts the form and does the work; whatever the database does, there is an answer. Forms waited before (110). */
async function work<S extends FormSchema>(
  { limits, run }: PublicAction<S>,
  values: z.output<S>,
  form: FormData,
): Promise<Result<unknown>> {
  const client = await thisClient();
  try {
    if (!(await isWithinLimits(limits, client))) return fail('throttled');
  } catch (error) {
    log.error('limits-unreachable', { error: reason(error) });
    return fail('limits-away');
  }
  try {
    return await run(values, form, client);
  } catch (error) {
    if (!(error instanceof Busy)) throw error;
    log.warn('busy');
    return fail('busy');
  }
}

/**
 * The gate of a form that anybody may send: reads, checks, limits, then lets `run` do the work.
 * Only a form that is right uses up the allowance.
 */
export function publicAction<S extends FormSchema>(options: PublicAction<S>) {
  const { schema, secret = [], timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const isSecret = (key: string) => (secret as readonly string[]).includes(key);

  return async (_before: FormState, sent: FormData): Promise<FormState> => {
    markBegun();
    // Arguments come from the network: anything may stand here.
    const form = sent instanceof FormData ? sent : new FormData();
    const typed = readTyped(schema, form);
    const isPressedAgain = form.has(PRESSED_AGAIN);
    const answer = (result: Result<unknown>): FormState => {
      if (result.ok) return { status: 'done', ...receiptIn(result.data) };
      const values = Object.fromEntries(Object.entries(typed).filter(([key]) => !isSecret(key)));
      if (isPressedAgain) values[PRESSED_AGAIN] = '1';
      return { status: 'failed', code: result.code, fieldErrors: result.fieldErrors ?? {}, values };
    };
    if (form.get(HONEYPOT) && !isPressedAgain) {
      count('site_forms_asked_total');
      return answer(fail('automated'));
    }
    if (form.has(RENEWED)) return answer(fail('renewed'));
    const client = await thisClient();
    if (!isHeard(client)) return answer(fail('faulty'));
    const parsed = z.safeParse(schema, typed);
    if (!parsed.success) {
      countFaulty(client);
      return answer(fail('invalid', fieldErrorsOf(parsed.error)));
    }
    // What is stored after that is recognised when the visitor tries again.
    return answer(await within(timeoutMs, work(options, parsed.data, form), fail('too-slow')));
  };
}
