import type { IncomingMessage, Server } from 'node:http';
import type { Exchange } from './static/static-answers';

/*
 * A client may ask before it sends a body (`Expect: 100-continue`, RFC 9110, 10.1.1). Node would tell it to go on
 * whatever comes; here it is told so when its body is wanted, and otherwise has its refusal before it sends anything.
 */

const waiting = new WeakSet<IncomingMessage>();

/** Whether a client holds its body back until it is told to go on. */
export const isWaiting = (request: IncomingMessage): boolean => waiting.has(request);

/** Tells a client that waits that its body is wanted. */
export function goOn({ request, response }: Exchange): void {
  if (waiting.delete(request)) response.writeContinue();
}

/** Hands clients that ask first to those who hear of all others. */
export function heedExpectations(server: Server): void {
  server.on('checkContinue', (request, response) => {
    waiting.add(request);
    server.emit('request', request, response);
  });
}

/**
 * Whether a body can be read as it is sent (RFC 9112, 6.1). Node takes whatever ends in `chunked` for chunks and nothing
 * else, and refuses the rest itself.
 */
export const hasKnownCoding = ({ headers }: IncomingMessage): boolean =>
  (headers['transfer-encoding'] ?? '').split(',').filter((coding) => coding.trim()).length <= 1;
