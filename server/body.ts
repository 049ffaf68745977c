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

/** The body, or what is wrong with it. Null if the client left before the end. */
async function readUpTo(request: IncomingMessage, largest: number): Promise<Buffer | Refusal | null> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return { status: 413 };
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const end = (result: Buffer | Refusal | null) => {
      request.removeAllListeners('data');
      resolve(result);
    };
    request.on('data', (part: Buffer) => {
      size += part.length;
      parts.push(part);
      if (size > largest) end({ status: 413 });
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

export const isRefusal = (value: IncomingMessage | Refusal): value is Refusal =>
  !(value instanceof IncomingMessage);

/**
 * A request whose body may be read at leisure: it is here as a whole, and no longer than it may be. Calls of
 * the JSON interface are passed on as they come, since they count for themselves. Null if the client left.
 */
export async function withWholeBody(
  request: IncomingMessage,
  pack: OpenPack,
): Promise<IncomingMessage | Refusal | null> {
  const { method, headers } = request;
  const address = pathOf(request.url!).replace(/\/$/, '');
  if (method === 'GET' || method === 'HEAD' || pack.api.includes(address)) return request;
  const isApi = address.startsWith('/api/');
  const body = await readUpTo(request, isApi ? SIGN_IN : FORM);
  if (body === null || !Buffer.isBuffer(body)) return body;
  if (isApi && method === 'POST' && isJson(headers['content-type'] ?? '') && !isReadableJson(body))
    return { status: 400 };
  const renewed = isApi ? null : await renewedFor(request, { body, document: documentOf(pack, address) });
  return withBody(request, renewed ?? body);
}
