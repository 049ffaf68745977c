import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/*
 * Programs that write an Arabic address as it was typed (`curl 'https://…/search?q=قرميد'`) send its letters as bytes.
 * Node reads no such target, and a proxy hands it on as it came.
 */

/** A whole head that asks to read a target in which letters stand as bytes, and nothing else that is no address. */
const READING = /^(?:GET|HEAD) (\/(?![/\\])[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/;

interface Unread extends Error {
  code?: string;
  rawPacket?: Buffer;
}

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The target of an unread request with its letters escaped; null where that is not what it was not read for. */
function escapedTarget({ code, rawPacket }: Pick<Unread, 'code' | 'rawPacket'>): string | null {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return null;
  const [, target = ''] = READING.exec(rawPacket.toString('latin1')) ?? [];
  const escaped = target.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);
  return escaped === target ? null : escaped;
}

function headFor(error: Unread): string {
  const target = escapedTarget(error);
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  return target === null
    ? `HTTP/1.1 ${status}\r\n`
    : `HTTP/1.1 308 Permanent Redirect\r\nLocation: ${target}\r\nCache-Control: no-store\r\nContent-Length: 0\r\n`;
}

/** Answers what Node could not read as Node does, but leads from letters sent as bytes to the same address escaped. */
export function answerUnread(server: Server): void {
  server.on('clientError', (error: Unread, stream) => {
    const socket = stream as Socket & { _httpMessage?: { headersSent: boolean } | null };
    // In the middle of an answer there is no place for another.
    if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent)
      return void socket.destroy(error);
    socket.end(`${headFor(error)}Connection: close\r\n\r\n`);
  });
}
