import { STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { refusalWords } from '@/content/shell/messages';
import { langOfAddress } from '@/content/local-path';
import { pathOf } from './request/address';
import { boundaryOf, formTypeWith, isFormData } from '@/server/body/body-scan';
import { failedPage, isForReading } from './failed-answer';
import { isWaiting } from './expect';
import { isOwnForm, type Trust } from './peer';
import type { OpenArchive } from './static/static-archive';
import type { StaticArchive } from './static/static-archive-format';
import type { Exchange } from './static/static-answers';

export interface Refusal {
  status: number;
  allow?: string;
}

const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const READING = 'GET, HEAD';
/** Screens of the framework, which it answers with 500 when they are asked for by name. */
const NO_ADDRESS = /^\/_global-error(?=$|[/.])/;
const SIGN_IN = '/api/auth/callback/credentials';

const isForm = (address: string) => !address.startsWith('/api/');

/** Writes the type of a form so that nobody can read it in another way; false where it has no clear boundary. */
function tidyFormType(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'] ?? '';
  if (!isFormData(type)) return true;
  const boundary = boundaryOf(type);
  if (boundary !== null) headers['content-type'] = formTypeWith(boundary);
  return boundary !== null;
}

/** Pairs of a query at most; the longest of ours has a dozen. The framework takes the square of their number: 1 s for 4,000. */
const MAX_PAIRS = 200;

function isLongQuery(target: string): boolean {
  let at = target.indexOf('?');
  for (let pairs = 1; at >= 0 && pairs <= MAX_PAIRS; pairs += 1) at = target.indexOf('&', at + 1);
  return at >= 0;
}

/** What cannot be served whatever its body holds; null if it may go on. */
export function refusalOf({ request }: Exchange, archive: OpenArchive, trust: Trust): Refusal | null {
  const { method = '', headers } = request;
  const address = pathOf(request.url!);
  // Whatever a stranger asks, it is no fault of the server: no 501.
  if (!KNOWN.includes(method)) return { status: 405, allow: READING };
  if (NO_ADDRESS.test(address)) return { status: 404 };
  if (isLongQuery(request.url!)) return { status: 414 };
  const isReading = method === 'GET' || method === 'HEAD';
  if (isReading) return address.replace(/\/$/, '') === SIGN_IN ? { status: 405, allow: 'POST' } : null;
  if (Object.hasOwn(archive.files, address)) return { status: 405, allow: READING };
  if (method !== 'POST' && isForm(address)) return { status: 405, allow: READING };
  // Cookies ride along with whatever another site makes a browser send. Apps name no origin.
  if (!isOwnForm(headers, trust)) return { status: 403 };
  if (method !== 'POST' || !isForm(address)) return null;
  return tidyFormType(headers) ? null : { status: 400 };
}

function wordsFor(status: number, form: string | null): string {
  if (form === null) return `${STATUS_CODES[status] ?? status}\n`;
  const lang = langOfAddress(form);
  const said = refusalWords[lang];
  if (!(status in said)) return `${STATUS_CODES[status] ?? status}\n`;
  const words = said[status as keyof typeof said];
  return `${words}\n\n${companyWords[lang].name}\n${company.phone}\n${company.email}\n`;
}

/** The text that a refused visitor reads. */
export function refusalText({ request }: Pick<Exchange, 'request'>, status: number): Buffer {
  const address = pathOf(request.url!);
  return Buffer.from(wordsFor(status, request.method === 'POST' && isForm(address) ? address : null));
}

/** How much is still read of a refused body: a browser cut off while sending shows its own error, not ours. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;

/** Milliseconds for the same: a photograph of 6 MB over a line of 3G (50 KB/s) takes two minutes. */
const MAX_DRAIN_MS = 180_000;

/**
 * Ends an answer of which all is written. Node closes the line with the end of an answer where either side asked for
 * that, and a client that still sends would never read it: first what is left of the body is read, for a while.
 */
export function endAfterBody({ request, response }: Exchange): void {
  if (request.complete || isWaiting(request)) return void response.end();
  let read = 0;
  const timer = setTimeout(() => request.destroy(), MAX_DRAIN_MS).unref();
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => response.end());
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_DRAINED_BYTES) request.destroy();
  });
  request.on('error', () => response.destroy());
}

/** Answers in words. What still comes of the body is read to its end, unless it was too slow to be waited for. */
export function refuse(exchange: Exchange, { status, allow }: Refusal, base: StaticArchive['base']): void {
  const { request, response } = exchange;
  const isPage = status === 500 && isForReading(request);
  const text = isPage ? failedPage(request) : refusalText(exchange, status);
  response.writeHead(status, {
    ...base,
    'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    ...(allow && { Allow: allow }),
    ...(!request.complete && { Connection: 'close' }),
  });
  response.write(text);
  if (status === 408) response.end();
  else endAfterBody(exchange);
}
