import { redirects } from '@/content/redirects';
import { MOVED } from '@/server/cache-rules';
import { pathOf } from './address';
import { withPlainCode } from './designs';
import type { StaticArchive } from '@/server/static/static-archive-format';
import type { Exchange } from '@/server/static/static-answers';

/*
 * Links are pasted with what followed them in a letter or a chat: `/contact-us).`, `/contact-us%E2%80%8B`. No address of
 * the site ends like that, so what was meant is plain.
 */

/** Punctuation, closing marks, blanks and letters nobody sees; not what an address may end with. */
const SIGN = String.raw`(?:(?![/_-])[\p{P}\p{Z}\p{Cf}\t\n\r<>|\x60^~+=$]|\/)`;

/** Begins at the first of such signs only: tried from each of them, a long row would take the square of its length. */
const TAIL = new RegExp(`(?<!${SIGN})${SIGN}+$`, 'u');

/** Ends like an address, and with no escape: nearly all do. */
const ENDS_WELL = /^\/$|(?<!%[0-9a-f])[\w-]$/i;

/** Stays on this site, however a browser reads it. */
const OWN = /^\/(?!\/)(?:[\w.~!$&'()*+,;:@=-]|%[0-9a-f]{2}|\/(?!\/))*$/i;

/** Of calls and scripts nobody pastes the address. */
const MACHINES = /^\/(?:api|_next)\//;

/** Where addresses lead that are written in another way, so that the way there is one hop. */
const MEANT: ReadonlyMap<string, string> = new Map(
  redirects.map(({ source, destination }) => [source, destination]),
);

/** Letters sent as bytes, written as escapes. */
const escaped = (path: string) =>
  path.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);

/** A path whose escapes can be read, without its tail. */
function withoutTail(path: string): string {
  const units = escaped(path).match(/(?:%[0-9a-f]{2})+|[^%]+/gi) ?? [];
  for (let unit = units.pop(); unit !== undefined; unit = units.pop()) {
    const read = decodeURIComponent(unit);
    const kept = read.replace(TAIL, '');
    if (kept === '') continue;
    const shorter = unit.startsWith('%') ? encodeURIComponent(kept) : kept;
    return units.join('') + (kept === read ? unit : shorter);
  }
  return '/';
}

/** Where a target with something pasted behind its path leads, with its query; null for any other. */
export function meantTarget(target: string): string | null {
  const path = pathOf(target);
  if (ENDS_WELL.test(path) || MACHINES.test(path)) return null;
  let meant: string;
  try {
    meant = withoutTail(path);
  } catch {
    return null;
  }
  // One slash at the end is the framework's to take away.
  if (!OWN.test(meant) || meant === path.replace(/\/$/, '')) return null;
  const [page = '', part] = (MEANT.get(meant) ?? meant).split('#');
  return page + target.slice(path.length) + (part ? `#${part}` : '');
}

/** Leads on from such an address, and from a design's in capitals. False if the request is about another. */
export function leadOn({ request, response }: Exchange, base: StaticArchive['base']): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const asked = request.url!;
  const meant = withPlainCode(meantTarget(asked) ?? asked);
  if (meant === asked) return false;
  response.writeHead(308, { ...base, Location: meant, 'Cache-Control': MOVED, 'Content-Length': 0 }).end();
  return true;
}
