import type { IncomingMessage } from 'node:http';

/** A host as RFC 9110, 7.2 writes it: a name, IPv4 or IPv6 address, and perhaps a port. Empty where there is none. */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/i;

const NAME = /^host$/i;

/** Whether a request names one host that can be read; HTTP/1.0 may name none. Node takes the first of several. */
export function hasClearHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && NAME.test(rawHeaders[at]!)) lines += 1;
  return lines <= 1 && HOST.test(headers.host ?? '');
}
