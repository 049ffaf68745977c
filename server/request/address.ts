import { langOfAddress, localPath } from '@/content/local-path';

/** No such page, and there never will be. */
export const NOWHERE = '/-';

// Nearly all targets: nothing in them is to be read another way.
const PLAIN = /^\/(?:[\w/-]|(?<!\/)\.)*$/;

const UNRESERVED = /%([46][1-9a-f]|[57][0-9a]|3[0-9]|2d|2e|5f|7e)/gi;

/** Scheme, host and the rest of a target that is a whole address. Without a user: no page has one. */
const ABSOLUTE = /^https?:\/\/([^/?#@]+)(.*)$/i;

/** A host as it is compared: in small letters, without the port that its scheme implies. */
const comparableHost = (host: string): string => host.toLowerCase().replace(/:(80|443)$/, '');

/** The path and query that a target names on this site (RFC 9112, 3.2); null where it names another site or none. */
function ownPart(target: string, hosts: readonly string[]): string | null {
  const [whole = ''] = target.split('#', 1);
  if (whole.startsWith('/')) return whole;
  const [, host, rest] = ABSOLUTE.exec(whole) ?? [];
  if (!host || !hosts.map(comparableHost).includes(comparableHost(host))) return null;
  return rest?.startsWith('/') ? rest : `/${rest}`;
}

const STEP = /\/\.{1,2}(?=\/|$)/;

/** A path without steps to where one is, and to above (RFC 3986, 5.2.4): browsers take them themselves, programs may not. */
function withoutSteps(path: string): string {
  if (!STEP.test(path)) return path;
  const kept: string[] = [];
  const parts = path.split('/').slice(1);
  for (const part of parts)
    if (part === '..') kept.pop();
    else if (part !== '.') kept.push(part);
  const endsAbove = /^\.{1,2}$/.test(parts.at(-1)!);
  return `/${kept.join('/')}${endsAbove && kept.length > 0 ? '/' : ''}`;
}

/**
 * The target of a request as the site knows it: a whole address of one of our hosts becomes its path, what stands
 * behind `#` is left out, letters that need no escape are written plainly (`/%63ontact-us`), steps up are taken
 * (`/product/../news`), and what no page can be called leads to the page for unknown addresses.
 */
export function plainTarget(target: string, hosts: readonly string[] = []): string {
  if (PLAIN.test(target)) return target;
  const own = ownPart(target, hosts);
  if (own === null) return NOWHERE;
  const [path = '/', ...query] = own.split('?');
  try {
    decodeURIComponent(path);
  } catch {
    return localPath(NOWHERE, langOfAddress(path));
  }
  const plain = path.includes('%')
    ? path.replace(UNRESERVED, (escaped) => decodeURIComponent(escaped))
    : path;
  const settled = withoutSteps(plain);
  return query.length > 0 ? `${settled}?${query.join('?')}` : settled;
}

/** The path of a target. */
export function pathOf(target: string): string {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark);
}

/** The first value that a target's query has for a name. */
export function queryOf(target: string, name: string): string | null {
  const mark = target.indexOf('?');
  return mark < 0 ? null : new URLSearchParams(target.slice(mark + 1)).get(name);
}
