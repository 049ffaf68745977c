import { LANGS } from '@/content/lang';
import { path } from '@/content/routes';
import { pathOf, queryOf } from './address';
import { isRouterData } from '@/server/router-headers';
import type { StaticArchive } from '@/server/static/static-archive-format';
import type { Exchange } from '@/server/static/static-answers';

/*
 * Without scripts, and before they run, the links between the forms of an account are those of the HTML, which is one
 * for all: they cannot name the page that had asked for signing in. The address that they were pressed on does.
 */

const ASKED = 'callbackUrl';

const FORMS: ReadonlySet<string> = new Set(
  LANGS.flatMap((lang) => (['login', 'register', 'forgotPassword'] as const).map((key) => path(key, lang))),
);

/** Where a form of an account that was opened from another leads, with the page that had asked; null for any other request. */
export function stillAsked(target: string, referer: string, host: string): string | null {
  if (!referer.includes(`${ASKED}=`) || !FORMS.has(pathOf(target)) || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const asked = from.searchParams.get(ASKED);
  if (!asked || from.host !== host || !FORMS.has(from.pathname)) return null;
  if (queryOf(target, ASKED) !== null) return null;
  return `${target}${target.includes('?') ? '&' : '?'}${ASKED}=${encodeURIComponent(asked)}`;
}

/** Leads a document on to it; the router's links name it themselves. False if the request is about something else. */
export function keepAsked({ request, response }: Exchange, base: StaticArchive['base']): boolean {
  const { method, headers, url } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !headers.referer || isRouterData(headers)) return false;
  const Location = stillAsked(url!, headers.referer, headers.host ?? '');
  if (Location === null) return false;
  response.writeHead(307, { ...base, Location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  return true;
}
