import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ALL_DOCUMENTS } from '@/content/documents';
import type { Lang } from '@/content/lang';
import { langOfAddress } from '@/content/local-path';
import { REQUEST_MARKS, requestMarks, type RequestMark } from '@/lib/observe/request-mark';
import { pathOf } from './request/address';
import { headerText } from './response-headers';
import { knownTarget } from './request/designs';
import { ruleCache } from './cache-rules';
import { compressing } from './compress';
import { tellOfFailure } from './failed-answer';
import { startingLate } from './late-scripts';
import type { OpenArchive } from './static/static-archive';
import { POLICY } from './static/static-archive-format';
import { refusalText } from './refusals';
import { replaceAnswer, settleHead } from './replace-answer';
import type { Exchange } from './static/static-answers';

const marks = (requestMarks[REQUEST_MARKS] ??= new AsyncLocalStorage<RequestMark>());

const isForm = ({ method, url }: Exchange['request']) =>
  method === 'POST' && !pathOf(url!).startsWith('/api/');

// Screens of the framework, prerendered as any page.
const NOT_FOUND: Readonly<Record<Lang, string>> = { en: '/_not-found', ar: '/404' };
const FAILED = '/_global-error';

/**
 * They count where the answer would be 200 (RFC 9110, 13.2.1), and what the framework tags is its page for unknown
 * addresses and what nobody stores: it would call either unchanged.
 */
const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

/** The scripts of a document from the framework: a prerendered one has known hashes, any other a nonce. */
function sourcesOf({ request, response }: Exchange, { scripts }: OpenArchive, nonce: string): string[] {
  const known = (address: string) => scripts(address) ?? [];
  const fresh = `'nonce-${nonce}'`;
  if (response.statusCode >= 500) return [fresh, ...known(FAILED)];
  if (request.method === 'POST' || !response.hasHeader('x-nextjs-prerender')) return [fresh];
  const address = pathOf(request.url!);
  return known(response.statusCode === 404 ? NOT_FOUND[langOfAddress(address)] : address);
}

const PRINTED: ReadonlyMap<string, Lang> = new Map(ALL_DOCUMENTS.map(({ address, lang }) => [address, lang]));

/** The language of a page, which its address says, or of a printed document, which lies beside the others. */
const langOfAnswer = (address: string, isPage: boolean): Lang | undefined =>
  PRINTED.get(address) ?? (isPage ? langOfAddress(address) : undefined);

type HeadArguments = Parameters<ServerResponse['writeHead']>;

function correctHeaders(exchange: Exchange, archive: OpenArchive, nonce: string): void {
  const { response } = exchange;
  // Caches take the headers of a 304 for the document they keep.
  const isDocument =
    response.statusCode === 304 || headerText(response, 'content-type').startsWith('text/html');
  response.setHeader(POLICY, archive.policy(isDocument ? sourcesOf(exchange, archive, nonce) : []));
  // A document that says something went wrong may be in another language than its address.
  const lang = response.statusCode < 400 && langOfAnswer(pathOf(exchange.request.url!), isDocument);
  if (lang) response.setHeader('Content-Language', lang);
  // The framework names none where a route only reads.
  if (response.statusCode === 405 && !response.hasHeader('allow')) response.setHeader('Allow', 'GET, HEAD');
  ruleCache(exchange.request.method ?? '', response);
}

/** The framework's mark on its answer to a form of which it knows no action; with scripts the page reads it. */
const UNKNOWN_FORM = 'x-nextjs-action-not-found';

/** As what a form is refused that the framework failed on or does not know; null for any other answer. */
function refusedAs({ request, response }: Exchange): { status: number; words: number } | null {
  const { statusCode: status } = response;
  if (status >= 500) return { status: 400, words: 400 };
  if (!response.hasHeader(UNKNOWN_FORM) || request.headers['next-action'] !== undefined) return null;
  return { status, words: status === 400 ? 400 : 409 };
}

/** Where the framework fails on a form before any action of ours has begun, the form could not be read: 400. */
function refuseUnreadable(exchange: Exchange, mark: RequestMark): void {
  replaceAnswer(exchange.response, () => {
    const refused = mark.begun ? null : refusedAs(exchange);
    if (!refused) return null;
    const body = refusalText(exchange, refused.words);
    return { status: refused.status, type: 'text/plain; charset=utf-8', body };
  });
}

export type Handler = (request: Exchange['request'], response: ServerResponse) => Promise<void>;

/**
 * Lets the framework answer, and corrects what it says: a policy for the scripts of the document, how long the
 * answer may be kept, a coding, words where a page failed or does not know a form, and 400 where it failed on a form
 * before any action of ours had begun.
 */
export async function answerByNext(
  exchange: Exchange & { id: string },
  archive: OpenArchive,
  handler: Handler,
): Promise<void> {
  const { request, response } = exchange;
  // Where what is not there in Arabic is rewritten to: whoever asks for it by name is answered as anywhere else.
  if (pathOf(request.url!) === NOT_FOUND.ar) request.url = NOT_FOUND.en;
  request.url = knownTarget(request.url!);
  for (const name of CONDITIONS) delete request.headers[name];
  const nonce = randomBytes(16).toString('base64');
  // The framework takes the nonce for its scripts from this header of the request.
  request.headers['content-security-policy'] = `script-src 'nonce-${nonce}'`;
  for (const [name, value] of Object.entries(archive.base)) response.setHeader(name, value);

  const settleCoding = compressing(exchange);
  const settleScripts = startingLate(exchange, archive.boot, nonce);
  const { writeHead } = response;
  response.writeHead = ((...args: HeadArguments) => {
    settleHead(response, args);
    correctHeaders(exchange, archive, nonce);
    settleScripts();
    settleCoding();
    return writeHead.call(response, response.statusCode);
  }) as typeof writeHead;
  const mark: RequestMark = { begun: !isForm(request), id: exchange.id };
  if (!mark.begun) refuseUnreadable(exchange, mark);
  tellOfFailure(exchange);
  await marks.run(mark, () => handler(request, response));
}
