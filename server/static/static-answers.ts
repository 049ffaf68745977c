import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import send from 'send';
import { pathOf, queryOf } from '@/server/request/address';
import { codingFor, etagOf, lengthOf, packedOf, type Coding, type OpenArchive } from './static-archive';
import type { Answer, Page } from './static-archive-format';
import { isRouterData, VARY_ROUTER } from '@/server/router-headers';

/** Bytes. */
const UNPACKED_AT_A_TIME = 64 * 1024;

const VARY_FILE = 'accept-encoding';
/** Document and router data share an address. */
const VARY_PAGE = `${VARY_FILE}, ${VARY_ROUTER}`;

const isListed = (list: string, etag: string, isSame: (one: string) => boolean) =>
  list.trim() === '*' || list.split(',').some((one) => isSame(one.trim()) || one.trim() === etag);

/** The status of a conditional request, or 200. */
function conditionOf(headers: IncomingHttpHeaders, etag: string): 200 | 304 | 412 {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined && !isListed(match, etag, () => false)) return 412;
  const isWeaklySame = (one: string) => one.replace(/^W\//, '') === etag;
  if (noneMatch !== undefined && isListed(noneMatch, etag, isWeaklySame)) return 304;
  return 200;
}

interface Served {
  answer: Answer;
  vary: string;
  headers: Record<string, string>;
}

const commonHead = ({ answer, vary, headers }: Served, etag: string) => ({
  ...headers,
  ...answer.headers,
  'Cache-Control': answer.cache,
  ETag: etag,
  Vary: vary,
});

/** A whole answer in one coding. */
interface Ready {
  etag: string;
  /** Names and values in turn, as `writeHead` takes them without another copy. */
  head: readonly string[];
}

/** Heads are put together at the first request: a quarter more answers a second and 30 MB less at most than anew for each. */
const ready = new WeakMap<Answer, Partial<Record<Coding, Ready>>>();

function readyOf(archive: OpenArchive, served: Served, coding: Coding): Ready {
  const { answer } = served;
  const known = ready.get(answer) ?? {};
  const made = known[coding];
  if (made) return made;
  const etag = etagOf(answer, coding);
  const head = {
    ...commonHead(served, etag),
    'Content-Type': answer.type,
    'Content-Length': String(lengthOf(archive, answer.body!, coding)),
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
  };
  const fresh = { etag, head: Object.entries(head).flat() };
  ready.set(answer, { ...known, [coding]: fresh });
  return fresh;
}

/** Unpacks as fast as the client reads, and beside the one thread: a page takes it 3 ms, and 300 KB if held as a whole. */
function unpackInto(response: ServerResponse, packed: Buffer): void {
  const unpacked = createGunzip({ chunkSize: UNPACKED_AT_A_TIME });
  pipeline(unpacked, response, () => {});
  unpacked.end(packed);
}

function answerFromMemory(archive: OpenArchive, served: Served, { request, response }: Exchange): void {
  const coding = codingFor(request);
  const { etag, head } = readyOf(archive, served, coding);
  const status = conditionOf(request.headers, etag);
  if (status !== 200) {
    const common = commonHead(served, etag);
    response.writeHead(status, status === 412 ? { ...common, 'Content-Length': 0 } : common).end();
    return;
  }
  const place = served.answer.body!;
  // Before the head: where a body cannot be read, the answer says so.
  const body =
    request.method === 'HEAD' ? undefined : packedOf(archive, place, coding === 'identity' ? 'gzip' : coding);
  response.writeHead(200, head as string[]);
  // Unpacked for the few who can take no coding.
  if (body && coding === 'identity') unpackInto(response, body);
  else response.end(body);
}

/** A part may be asked for by GET alone (RFC 9110, 14.2), and continued only by a strong tag (13.1.5). */
function tidyRange({ method, headers }: IncomingMessage): void {
  if (method !== 'GET' || String(headers['if-range']).startsWith('W/')) delete headers.range;
}

function answerFromDisk({ answer, headers, vary }: Served, { request, response }: Exchange): void {
  const own = { ...headers, ...answer.headers, 'Cache-Control': answer.cache, 'Content-Type': answer.type };
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  if (answer.body !== undefined) response.setHeader('Vary', vary);
  response.setHeader('ETag', etagOf(answer, 'identity'));
  send(request, `/${encodeURI(answer.file!)}`, {
    root: process.cwd(),
    cacheControl: false,
    dotfiles: 'allow',
  })
    .on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      const status = error.status ?? 404;
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
      for (const name of ['Content-Type', 'ETag', 'Last-Modified']) response.removeHeader(name);
      response.setHeader('Cache-Control', 'no-store');
      response.writeHead(status, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The mark that the browser's router puts into an address so that no cache mixes up its requests. */
function routerMark(headers: IncomingHttpHeaders): string {
  const parts = [
    headers['next-router-prefetch'],
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  ];
  if (parts.every((part) => part === undefined)) return '';
  return createHash('sha256')
    .update(parts.map((part) => part ?? '0').join(','))
    .digest()
    .subarray(0, 12)
    .toString('base64url');
}

/** What a page answers to this request, or null if the framework has to decide. */
function answerOfPage(page: Page, { headers, url }: IncomingMessage): Answer | null {
  if (!isRouterData(headers)) return page.html;
  if (queryOf(url!, '_rsc') !== routerMark(headers)) return null;
  const prefetch = headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'];
  if (segment === undefined) return prefetch === undefined ? page.rsc : null;
  return prefetch === '1' ? (page.segments[String(segment)] ?? null) : null;
}

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Answers what is the same for every visitor. False if the request is about something else. */
export function answerStatic(archive: OpenArchive, exchange: Exchange): boolean {
  const { request } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const address = pathOf(request.url!);
  const page = archive.page(address);
  if (page) {
    const answer = answerOfPage(page, request);
    if (!answer) return false;
    const headers = answer === page.html ? archive.pageHeaders(address) : archive.base;
    answerFromMemory(archive, { answer, headers, vary: VARY_PAGE }, exchange);
    return true;
  }
  const file = Object.hasOwn(archive.files, address) ? archive.files[address] : undefined;
  if (!file) return false;
  const served = { answer: file, headers: archive.base, vary: VARY_FILE };
  tidyRange(request);
  const isWhole = request.headers.range === undefined || file.file === undefined;
  if (file.body !== undefined && isWhole) answerFromMemory(archive, served, exchange);
  else answerFromDisk(served, exchange);
  return true;
}
