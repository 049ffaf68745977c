import type { ServerResponse } from 'node:http';
import { PAGE_CACHE } from './static/static-archive-format';
import { addVary, headerText } from './response-headers';
import { VARY_ROUTER } from './router-headers';

const NO_STORE = 'no-store';
const PRIVATE = 'private, no-store';
/** Addresses that have moved for good: a day, so that a wrong one does not stay in browsers for ever. */
export const MOVED = 'public, max-age=86400';

interface Answered {
  method: string;
  status: number;
  /** What the answer says so far. */
  given: string;
  setsCookie: boolean;
}

function ofRedirect(status: number): string {
  return status === 301 || status === 308 ? MOVED : NO_STORE;
}

/**
 * How long an answer of the framework may be kept, and by whom. Our own routes say so themselves and are left to it;
 * the framework's year for shared caches (`s-maxage`) is never right here, because page and router data share an
 * address; what says nothing is kept by nobody.
 */
export function cacheRuleOf({ method, status, given, setsCookie }: Answered): string {
  if (setsCookie) return given.includes('no-store') ? given : PRIVATE;
  if (method !== 'GET' && method !== 'HEAD') return given.includes('no-store') ? given : NO_STORE;
  if (status >= 300 && status < 400 && status !== 304) return ofRedirect(status);
  if (status >= 400) return NO_STORE;
  if (/s-maxage/i.test(given)) return PAGE_CACHE;
  return given || NO_STORE;
}

/** Writes the cache rule of an answer whose other headers are known. */
export function ruleCache(method: string, response: ServerResponse): void {
  const given = headerText(response, 'cache-control');
  const setsCookie = response.hasHeader('set-cookie');
  const rule = cacheRuleOf({ method, status: response.statusCode, given, setsCookie });
  response.setHeader('Cache-Control', rule);
  if (rule === PAGE_CACHE) addVary(response, VARY_ROUTER);
}
