import 'server-only';
import { NextResponse, type NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { accountAnswers, callFaults, type AccountAnswers } from '@/content/forms/account-answers';
import type { Lang } from '@/content/lang';
import { failureWords } from '@/content/shell/messages';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { clientAddress } from '@/lib/limits/client-address';
import { env } from '@/lib/settings/env';
import { countFaulty, secondsUntilHeard } from '@/lib/limits/faulty-forms';
import { inWords } from './error-messages';
import { fieldErrorsOf } from '@/lib/forms/field-faults';
import { log, reason } from '@/lib/observe/logger';
import { secondsToWait, type Limit } from '@/lib/limits/rate-limit';
import { utf8Text } from './utf8-text';
import { wantedLang } from './preferred-lang';

const MAX_BODY_BYTES = 16 * 1024;

/** How a call of the JSON interface tells a failure: `{message}`, or `{success: false, message}`. */
type FaultShape = 'message' | 'success';

/** What a call is answered in. */
export interface LocalisedFaults {
  lang: Lang;
  said: AccountAnswers;
}

/** The language that a call asks for by its Accept-Language. */
export function localisedFaultsOf(request: Pick<NextRequest, 'headers'>): LocalisedFaults {
  const lang = wantedLang(request.headers.get('accept-language'));
  return { lang, said: accountAnswers[lang] };
}

interface Options<S extends z.ZodMiniType> {
  schema: S;
  limits: readonly Limit[];
  shape: FaultShape;
  /** Said when nothing more exact can be. */
  failed: keyof AccountAnswers;
  run: (values: z.output<S>, request: NextRequest, localised: LocalisedFaults) => Promise<NextResponse>;
}

export const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** An answer that no cache keeps. */
export const answerJson = (
  status: number,
  body: object,
  headers: Record<string, string> = {},
): NextResponse => NextResponse.json(body, { status, headers: { ...NO_STORE, ...headers } });

interface Fault {
  status: number;
  message: string;
  errors?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A failure in the shape of its call. */
export const answerFault = (shape: FaultShape, { status, message, errors, headers }: Fault): NextResponse =>
  answerJson(
    status,
    { ...(shape === 'success' && { success: false }), message, ...(errors && { errors }) },
    headers,
  );

/** A limit was reached that ends after so many seconds. */
const tooMany = (message: string, seconds: number): Fault => ({
  status: 429,
  message,
  headers: { 'Retry-After': String(seconds) },
});

/** The shortest limit of an account lasts so long, in seconds. */
const SHORTEST = 3600;

/** Of the calls that tell `success`: a limit of an account was reached, which ends after so many seconds. */
export const answerTooOften = (lang: Lang, seconds = SHORTEST): NextResponse =>
  answerFault('success', tooMany(failureWords[lang]['too-often'].text, seconds));

/** The body as text, or null once it is longer than it may be, whatever its header promised. Throws if it breaks off. */
async function readBody(request: NextRequest): Promise<string | null> {
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  return utf8Text(Buffer.concat(parts));
}

const isJson = (request: NextRequest) =>
  /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

async function readJson(request: NextRequest, lang: Lang): Promise<{ body: unknown } | Fault> {
  const words = callFaults[lang];
  if (!isJson(request)) return { status: 415, message: words.type };
  try {
    const text = await readBody(request);
    if (text === null) return { status: 413, message: words.large };
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { status: 400, message: words.unreadable };
  }
}

function firstFaults(error: z.core.$ZodError, lang: Lang): Fault {
  const errors = inWords(fieldErrorsOf(error), lang);
  return { status: 400, message: Object.values(errors)[0] ?? '', errors };
}

/** A text that was left out is one that was left empty: both are told as missing, in the words of the field. */
function withLeftOut(schema: z.ZodMiniType, body: unknown): unknown {
  if (!(schema instanceof z.ZodMiniObject) || typeof body !== 'object' || body === null) return body;
  const left = Object.entries(schema.shape).filter(
    ([name, rule]) => !(name in body) && !(rule instanceof z.ZodMiniOptional),
  );
  return { ...Object.fromEntries(left.map(([name]) => [name, ''])), ...body };
}

/** One call of the JSON interface: reads, checks, limits, then lets `run` answer. */
export function jsonCall<S extends z.ZodMiniType>(options: Options<S>) {
  const { schema, limits, shape, failed, run } = options;
  const refuse = (fault: Fault) => answerFault(shape, fault);

  return async (request: NextRequest): Promise<NextResponse> => {
    const localised = localisedFaultsOf(request);
    const { lang, said } = localised;
    try {
      const read = await readJson(request, lang);
      if ('status' in read) return refuse(read);
      const client = clientAddress(request.headers, env.TRUSTED_PROXIES);
      const unheard = secondsUntilHeard(client);
      if (unheard > 0) return refuse(tooMany(said.throttled, unheard));
      const parsed = z.safeParse(schema, withLeftOut(schema, read.body));
      if (!parsed.success) {
        countFaulty(client);
        return refuse(firstFaults(parsed.error, lang));
      }
      const wait = await secondsToWait(limits, client);
      if (wait > 0) return refuse(tooMany(said.throttled, wait));
      return await run(parsed.data, request, localised);
    } catch (error) {
      const detail = { path: request.nextUrl.pathname, error: reason(error) };
      if (error instanceof Busy) log.warn('busy', detail);
      else log.error('call-failed', detail);
      return refuse({ status: 503, message: said[failed], headers: { 'Retry-After': '30' } });
    }
  };
}

/** Answers to every method; a route exports those it has no work for. */
export function otherMethods(allow: string, shape: FaultShape) {
  const headers = { Allow: `${allow}, OPTIONS` };
  const refuse = (request: NextRequest) =>
    answerFault(shape, { status: 405, message: callFaults[localisedFaultsOf(request).lang].method, headers });
  const OPTIONS = () => new NextResponse(null, { status: 204, headers: { ...NO_STORE, ...headers } });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS };
}
