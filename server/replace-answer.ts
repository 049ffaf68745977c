import type { ServerResponse } from 'node:http';

/** An answer in place of another. */
interface Replacement {
  status: number;
  type: string;
  body: Buffer;
}

/** What becomes of an answer: another in its place, a text behind it, or nothing. */
export type Change = Replacement | { after: string } | null;

type HeadArguments = Parameters<ServerResponse['writeHead']>;

/** Status and headers, however they are given, where they can still be read and changed. */
export function settleHead(response: ServerResponse, args: HeadArguments): void {
  const [status, ...rest] = args as unknown[];
  if (typeof status === 'number') response.statusCode = status;
  const given = rest.find((one) => typeof one === 'object') as Record<string, string> | string[] | undefined;
  if (Array.isArray(given))
    for (let index = 0; index < given.length; index += 2)
      response.appendHeader(given[index]!, given[index + 1]!);
  else for (const [name, value] of Object.entries(given ?? {})) response.setHeader(name, value);
}

const OF_ANOTHER_BODY = ['content-encoding', 'content-length', 'etag', 'transfer-encoding'];

/** Decides, once status and headers of an answer are known, what becomes of it. */
export function replaceAnswer(response: ServerResponse, decide: () => Change): void {
  const { write, end, writeHead } = response;
  let change: Change = null;
  const begin = () => void (response.headersSent || response.writeHead(response.statusCode));

  response.writeHead = ((...args: HeadArguments) => {
    settleHead(response, args);
    change = decide();
    if (!change) return writeHead.call(response, response.statusCode);
    for (const name of OF_ANOTHER_BODY) response.removeHeader(name);
    if ('after' in change) return writeHead.call(response, response.statusCode);
    response.setHeader('Content-Type', change.type);
    response.setHeader('Content-Length', change.body.length);
    response.setHeader('Cache-Control', 'no-store');
    return writeHead.call(response, change.status);
  }) as typeof writeHead;
  response.write = ((...args: Parameters<typeof write>) => {
    begin();
    return (change && 'body' in change) || write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    begin();
    if (!change) return end.apply(response, args);
    if ('body' in change) return end.call(response, change.body, 'utf8');
    const [part] = args as unknown[];
    if (typeof part === 'string' || part instanceof Uint8Array) write.call(response, part, 'utf8');
    return end.call(response, change.after, 'utf8');
  }) as typeof end;
}
