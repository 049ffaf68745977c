import { langOr } from '@/lib/site/lang';
import { headerText } from './response-headers';
import type { Exchange } from './static/static-answers';
import type { PageBoot } from './static/static-archive-format';

const SCRIPT = /<script src="([^"]+)"(?=[^>]* async="")(?: (?:id|nonce|async)="[^"]*")*><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;
/** Whatever the framework may call a script of its own today or tomorrow, but those for old browsers. */
const ANY_SCRIPT = /<script\b(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi;
const END = '</body>';

/** What runs a page once everything it runs is there. */
const RUNTIME = /\/turbopack-[^/]*$/;

/** The runtime last: asked for by itself, it starts the page in a task of its own, not in that of a large script. */
const runtimeLast = (files: readonly string[]) =>
  files.toSorted((a, b) => Number(RUNTIME.test(a)) - Number(RUNTIME.test(b)));

/** Addresses of all scripts that a document runs by itself. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(ANY_SCRIPT)].map(([, src = '']) => src);

/** A document without the scripts of the framework, and their addresses in its order. */
export interface Bare {
  html: string;
  files: readonly string[];
}

export function withoutScripts(html: string): Bare {
  const files: string[] = [];
  const bare = html.replace(HINT, '').replace(SCRIPT, (_, src: string) => {
    files.push(src);
    return '';
  });
  return { html: bare, files };
}

/** Whether all that ran by itself can be started later: nothing is left, and there is an end to start it from. */
export const isMoved = ({ html, files }: Bare): boolean =>
  files.length > 0 && html.includes(END) && scriptsIn(html).length === 0;

/** The document with what starts its scripts later; `nonce` of a policy that names no hashes. */
export function withBoot({ html, files }: Bare, { head, loader, ahead }: PageBoot, nonce?: string): string {
  const allowed = (elements: string) =>
    nonce ? elements.replaceAll(/<script(?=[ >])/g, `<script nonce="${nonce}"`) : elements;
  const lang = langOr(/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1]);
  const starts = `<script data-starts="${runtimeLast(files).join(' ')}">${loader}</script>`;
  const end = html.lastIndexOf(END);
  return (
    html.slice(0, end).replace(/<link\b|<\/head>/, (first) => allowed(head) + first) +
    allowed(ahead[lang] + starts) +
    html.slice(end)
  );
}

/**
 * Pages that are made for their address (a calculation, a comparison, a search, a design) start their scripts as those do
 * that the build finished. They are small and made at once, so they are sent in one piece. Returns what must be called
 * when the headers are known, before they are sent.
 */
export function startingLate(
  { request, response }: Exchange,
  boot: PageBoot | undefined,
  nonce: string,
): () => void {
  if (!boot || request.method !== 'GET') return () => undefined;
  const { write, end } = response;
  let kept: Buffer[] | undefined;
  const begin = () => void (response.headersSent || response.writeHead(response.statusCode));
  const keep = (part: unknown) => {
    // All that is looked for and added is ASCII: a letter stands for a byte.
    if (typeof part === 'string' || part instanceof Uint8Array) kept!.push(Buffer.from(part as string));
  };

  response.write = ((...args: Parameters<typeof write>) => {
    begin();
    if (!kept) return write.apply(response, args);
    keep(args[0]);
    return true;
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    begin();
    if (!kept) return end.apply(response, args);
    keep(args[0]);
    const html = Buffer.concat(kept).toString('latin1');
    const bare = withoutScripts(html);
    const body = isMoved(bare) ? withBoot(bare, boot, nonce) : html;
    return end.call(response, Buffer.from(body, 'latin1'), 'utf8');
  }) as typeof end;

  return () => {
    const isDocument = headerText(response, 'content-type').startsWith('text/html');
    if (response.statusCode !== 200 || !isDocument || response.hasHeader('x-nextjs-prerender')) return;
    kept = [];
    response.removeHeader('Content-Length');
  };
}
