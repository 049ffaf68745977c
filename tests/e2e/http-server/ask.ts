import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Sent in pieces of unknown number, so that no header tells the length. */
  chunked?: boolean;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the line. */
  sent: Buffer;
  /** Unpacked. */
  body: Buffer;
}

const unpack: Record<string, (packed: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request, written exactly as given: no library puts its own headers or order into it. */
export function ask(site: string, path: string, { method = 'GET', headers, body, chunked }: Question = {}) {
  const { hostname, port } = new URL(site);
  return new Promise<Reply>((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        const { statusCode: status = 0, headers: got } = response;
        const coding = got['content-encoding'];
        const plain = coding && whole.length > 0 ? unpack[coding]!(whole) : whole;
        resolve({ status, headers: got, sent: whole, body: plain });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    if (body !== undefined && !chunked) sent.setHeader('Content-Length', Buffer.byteLength(body));
    if (chunked) sent.setHeader('Transfer-Encoding', 'chunked');
    sent.end(body);
  });
}
