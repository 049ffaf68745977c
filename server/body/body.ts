import { IncomingMessage } from 'node:http';
import { pathsOf } from '@/content/routes';
import { clientAddress } from '@/lib/limits/client-address';
import { remapStaleForm } from '@/lib/forms/stale-form';
import { utf8Text } from '@/lib/http/utf8-text';
import { pathOf } from '@/server/request/address';
import { goOn, isWaiting } from '@/server/expect';
import type { BodyBudget } from './body-budget';
import { readBody, type MinRate, type Unread } from './body-reader';
import { isFormData, scanOf } from './body-scan';
import { plainOf, type OpenArchive } from '@/server/static/static-archive';
import type { Refusal } from '@/server/refusals';
import type { Exchange } from '@/server/static/static-answers';

const KB = 1024;
/** What a form takes at most, as the framework reads it by default: a photograph of 900 KB and the words beside it. */
const FORM = 1024 * KB;
/**
 * Forms with a place for a picture: without scripts, and in browsers that give no page its pixels, a photograph cannot
 * be made small and arrives as the camera wrote it (decision 153).
 */
const PHOTO_FORM = 5 * 1024 * KB;
const PHOTO_PAGES: readonly string[] = (['bricksSimulator', 'contact', 'installers'] as const).flatMap(
  (key) => pathsOf(key),
);
/** Anything else that is sent to a page: no form of ours is of another type. */
const OTHER = 64 * KB;
const SIGN_IN = 16 * KB;

const isJson = (type: string) => /^application\/json\s*(;|$)/i.test(type);

function isReadableJson(text: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(utf8Text(text));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/**
 * A form in a type that no form of ours has, sent by a program: the framework would answer with the page as it is, and
 * what was written would be lost without a word.
 */
const isUnheard = ({ headers }: IncomingMessage, address: string) =>
  !address.startsWith('/api/') &&
  !headers['next-action'] &&
  /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '');

/** The same request with a body that has arrived. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(copy, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor });
  if (body.length > 0) copy.push(body);
  copy.push(null);
  copy.complete = true;
  return copy;
}

function documentOf(archive: OpenArchive, address: string): string | null {
  const page = archive.page(address || '/');
  return page?.html.body === undefined ? null : plainOf(archive, page.html.body).toString('utf8');
}

interface SentToPage {
  body: Buffer;
  document: string | null;
}

/** The body of a form without JavaScript whose page was replaced since, addressed to the page as it is now. */
async function remappedFor(
  { headers }: IncomingMessage,
  { body, document }: SentToPage,
): Promise<Buffer | null> {
  const contentType = headers['content-type'] ?? '';
  if (!document || headers['next-action'] || !contentType.startsWith('multipart/form-data')) return null;
  const renewed = await remapStaleForm({ body, contentType }, document);
  if (!renewed) return null;
  headers['content-type'] = renewed.contentType;
  headers['content-length'] = String(renewed.body.length);
  return renewed.body;
}

/** A request, and its body where that has arrived; null where there is none. */
export interface Whole {
  request: IncomingMessage;
  body: Buffer | null;
}

const STATUS = { 'too large': 413, 'too slow': 408, 'too many parts': 413, 'no room': 503 } as const;

export const isRefusal = (value: Whole | Refusal): value is Refusal => 'status' in value;

const addressOf = (request: IncomingMessage) => pathOf(request.url!).replace(/\/$/, '');

interface Wanted {
  largest: number;
  /** The call says itself, in its own shape, what is wrong with its body. */
  isCall: boolean;
}

function wantedOf({ headers }: IncomingMessage, address: string, archive: OpenArchive): Wanted {
  const isCall = archive.api.includes(address);
  if (address.startsWith('/api/')) return { largest: SIGN_IN, isCall };
  const form = PHOTO_PAGES.includes(address) ? PHOTO_FORM : FORM;
  return { largest: isFormData(headers['content-type'] ?? '') ? form : OTHER, isCall };
}

/** Reads the body while there is room for it; the room is given back when the request is answered or gone. */
async function read(
  { request, response }: Exchange,
  { largest, isCall }: Wanted,
  { budget, rate, proxies }: BodyRules,
): Promise<Buffer | Unread> {
  const { headers } = request;
  const isTooLarge = Number(headers['content-length'] ?? 0) > largest;
  if (!isCall && isTooLarge) return 'too large';
  // Nothing of it was sent: the call measures it all the same.
  if (isTooLarge && isWaiting(request)) return Buffer.alloc(largest + 1, ' ');
  const peer = clientAddress({ get: (name) => String(headers[name] ?? '') }, proxies);
  let cut = () => {};
  const holding = budget.open(peer, () => cut());
  if (!holding) return 'no room';
  goOn({ request, response });
  response.once('close', holding.release);
  const scan = scanOf(headers['content-type'] ?? '');
  const reading = readBody(request, holding, { largest, keepsLonger: isCall, scan, rate });
  cut = reading.cut;
  const body = await reading.body;
  if (typeof body === 'string') holding.release();
  else holding.settle();
  return body;
}

export interface BodyRules {
  budget: BodyBudget;
  rate: MinRate;
  /** How many proxies of ours stand in front. */
  proxies: number;
}

/**
 * A request whose body may be read at leisure: it is here as a whole, and no longer than it may be. Null if the
 * client left.
 */
export async function withWholeBody(
  exchange: Exchange,
  archive: OpenArchive,
  rules: BodyRules,
): Promise<Whole | Refusal | null> {
  const { request } = exchange;
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return { request, body: null };
  const address = addressOf(request);
  const wanted = wantedOf(request, address, archive);
  const arrived = await read(exchange, wanted, rules);
  if (arrived === 'gone') return null;
  // Nothing is no JSON, and said to be none.
  const body = arrived === 'too many parts' && wanted.isCall ? Buffer.alloc(0) : arrived;
  if (typeof body === 'string') return { status: STATUS[body] };
  if (isUnheard(request, address)) return { status: 400 };
  const isOther = address.startsWith('/api/') && !wanted.isCall;
  if (isOther && method === 'POST' && isJson(headers['content-type'] ?? '') && !isReadableJson(body))
    return { status: 400 };
  return { request: withBody(request, body), body };
}

/** The same request, or that of a form whose page was replaced since, addressed to the page as it is now. */
export async function currentRequest(
  { request, body }: Whole,
  archive: OpenArchive,
): Promise<IncomingMessage> {
  const address = addressOf(request);
  if (body === null || address.startsWith('/api/')) return request;
  const renewed = await remappedFor(request, { body, document: documentOf(archive, address) });
  return renewed ? withBody(request, renewed) : request;
}
