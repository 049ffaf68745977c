/*
 * What next-auth can read. Addresses it cannot parse and values that are no text end as 500 there, and as a failure
 * of ours in the log: they are refused before.
 */

/** Fields that it takes as text without looking. */
const TEXTS = ['callbackUrl', 'csrfToken', 'json', 'redirect', 'email', 'password'] as const;

/** Goes into a Location header as it is. */
const IN_HEADER = /^[\x21-\x7e]{0,200}$/;

interface SignInRequest {
  /** Of the path, after /api/auth. */
  parts: readonly string[];
  query: URLSearchParams;
  type: string;
  body: string;
  /** Where the last sign-in was to lead, as a cookie says. */
  callbackCookie: string | undefined;
}

/**
 * UTF-16 units of an address at most. Reading a host of other letters than Latin ones takes the square of their
 * number.
 */
const MAX_ADDRESS_LENGTH = 2_000;

function isAddress(text: string): boolean {
  if (text === '') return true;
  if (text.length > MAX_ADDRESS_LENGTH) return false;
  // As next-auth reads it: a path of this site, or a whole address of the web.
  const base = text.startsWith('/') ? 'http://site.invalid' : undefined;
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol);
}

/** The fields of a body as next-auth reads it; null for what it fails on. */
function fieldsOf({ type, body }: Pick<SignInRequest, 'type' | 'body'>): Record<string, unknown> | null {
  if (body === '') return {};
  if (type.includes('application/json')) {
    try {
      const value: unknown = JSON.parse(body);
      return typeof value === 'object' && value !== null ? { ...value } : null;
    } catch {
      return null;
    }
  }
  return type.includes('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(body))
    : {};
}

/** Whether next-auth can answer this with anything but a failure. */
export function isReadableSignIn({ parts, query, callbackCookie = '', ...sent }: SignInRequest): boolean {
  const fields = fieldsOf(sent);
  if (!fields) return false;
  if (TEXTS.some((name) => fields[name] !== undefined && typeof fields[name] !== 'string')) return false;
  const addresses = [...query.getAll('callbackUrl'), String(fields.callbackUrl ?? ''), callbackCookie];
  if (!addresses.every(isAddress)) return false;
  return [...parts, ...query.getAll('error')].every((text) => IN_HEADER.test(text));
}
