import { IncomingMessage } from 'node:http';
import { renewedForm } from '@/lib/core/renewed-form';
import { pathOf } from './address';
import { bodyOf, type OpenPack } from './pack';
import type { Refusal } from './refusals';

const KB = 1024;
/** What a page takes at most, as the framework reads it by default. */
const FORM = 1024 * KB;
const SIGN_IN = 16 * KB;

const isJson = (type: string) => /^application\/json\s*(;|$)/i.test(type);

function isReadableJson(text: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(text.toString('utf8'));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

const isAnnounced = ({ headers }: IncomingMessage, largest: number) =>
  Number(headers['content-length'] ?? 0) > largest;

/** The body; of one that is too long, a little more than it may have. Null if the client left before the end. */
async function readUpTo(request: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (result: Buffer | null) => {
      request.removeAllListeners('data');
      resolve(result);
    };
    request.on('data', (part: Buffer) => {
      size += part.length;
      parts.push(part);
      if (size > largest) end(Buffer.concat(parts));
    });
    request.once('end', () => end(Buffer.concat(parts)));
    request.once('close', () => end(null));
    request.once('error', () => end(null));
  });
}

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

function documentOf(pack: OpenPack, address: string): string | null {
  const page = Object.hasOwn(pack.pages, address || '/') ? pack.pages[address || '/'] : undefined;
  return page?.html.body === undefined ? null : bodyOf(pack, page.html.body, 'identity').toString('utf8');
}

interface SentToPage {
  body: Buffer;
  document: string | null;
}

/** The body of a form without JavaScript whose page was replaced since, addressed to the page as it is now. */
async function renewedFor(
  { headers }: IncomingMessage,
  { body, document }: SentToPage,
): Promise<Buffer | null> {
  const contentType = headers['content-type'] ?? '';
  if (!document || headers['next-action'] || !contentType.startsWith('multipart/form-data')) return null;
  const renewed = await renewedForm({ body, contentType }, document);
  if (!renewed) return null;
  headers['content-type'] = renewed.contentType;
  headers['content-length'] = String(renewed.body.length);
  return renewed.body;
}

/** A request, and its body where that has arrived; null where there is none or the framework reads it. */
export interface Whole {
  request: IncomingMessage;
  body: Buffer | null;
}

export const isRefusal = (value: Whole | Refusal): value is Refusal => 'status' in value;

/** A call of the JSON interface says itself, in its own shape, that its body is too long. */
async function wholeCall(request: IncomingMessage): Promise<Whole | null> {
  if (isAnnounced(request, SIGN_IN)) return { request, body: null };
  const body = await readUpTo(request, SIGN_IN);
  return body && { request: withBody(request, body), body };
}

const addressOf = (request: IncomingMessage) => pathOf(request.url!).replace(/\/$/, '');

/**
 * A request whose body may be read at leisure: it is here as a whole, and no longer than it may be. Null if the
 * client left.
 */
export async function withWholeBody(
  request: IncomingMessage,
  pack: OpenPack,
): Promise<Whole | Refusal | null> {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return { request, body: null };
  const address = addressOf(request);
  if (pack.api.includes(address)) return wholeCall(request);
  const isApi = address.startsWith('/api/');
  const largest = isApi ? SIGN_IN : FORM;
  const body = isAnnounced(request, largest) ? undefined : await readUpTo(request, largest);
  if (body === null) return null;
  if (body === undefined || body.length > largest) return { status: 413 };
  if (isApi && method === 'POST' && isJson(headers['content-type'] ?? '') && !isReadableJson(body))
    return { status: 400 };
  return { request: withBody(request, body), body };
}

/** The same request, or that of a form whose page was replaced since, addressed to the page as it is now. */
export async function asOfNow({ request, body }: Whole, pack: OpenPack): Promise<IncomingMessage> {
  const address = addressOf(request);
  if (body === null || address.startsWith('/api/')) return request;
  const renewed = await renewedFor(request, { body, document: documentOf(pack, address) });
  return renewed ? withBody(request, renewed) : request;
}
