import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { PEER_HEADER } from '@/lib/limits/client-address';

/** What only proxies may say. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];
/** Next calls itself when a form is sent from another page than the one it stands on. */
const OWN_CALL = 'x-own-call';
const pass = randomBytes(24).toString('base64url');

export interface Trust {
  /** How many proxies of ours stand in front. */
  proxies: number;
  /** Host of the public address, where one is set. */
  publicHost: string | null;
}

/** Writes down who is connected, whatever the client says, and drops what it may not say. */
export function setClientAddress({ headers, socket }: IncomingMessage, { proxies }: Trust): void {
  const isOwnCall = headers[OWN_CALL] === pass;
  if (!isOwnCall) headers[PEER_HEADER] = socket.remoteAddress ?? '';
  headers[OWN_CALL] = pass;
  if (proxies === 0 && !isOwnCall) for (const name of FORWARDED) delete headers[name];
}

const first = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')[0]!
    .trim();

/** The host that the browser asked for. */
const hostOf = (headers: IncomingHttpHeaders): string =>
  first(headers['x-forwarded-host']) || first(headers.host);

const originHost = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/**
 * A browser that tells no site where its visitor comes from writes `null` as the origin of a form. The next header is
 * the browser's own: no page can write it, and frames and redirects of other sites are `cross-site` in it.
 */
const isNamelessOwn = ({ origin, ...headers }: IncomingHttpHeaders) =>
  origin === 'null' && headers['sec-fetch-site'] === 'same-origin';

/**
 * Whether a form comes from a page of this site, as far as the browser says. A form from the public address
 * is ours behind any proxy, and so is one whose browser hides its origin and calls it ours: Next is told so, since it
 * compares origin and host once more.
 */
export function isOwnForm(headers: IncomingHttpHeaders, { publicHost }: Trust): boolean {
  if (isNamelessOwn(headers)) delete headers.origin;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = originHost(origin);
  if (from === null) return false;
  if (from === hostOf(headers)) return true;
  if (from !== publicHost) return false;
  headers['x-forwarded-host'] = publicHost;
  return true;
}
