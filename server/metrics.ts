import { createServer, type Server } from 'node:http';
import { counterText } from '@/lib/observe/counters';

/** `127.0.0.1:9464` or `:9464` as host and port; null where it is neither. */
export function listenPlace(address: string): { host: string; port: number } | null {
  const found = /^(\[[0-9a-f:]+\]|[^:]*):(\d{1,5})$/i.exec(address.trim());
  const port = Number(found?.[2]);
  if (!found || port < 1 || port > 65535) return null;
  return { host: found[1]!.replace(/^\[|\]$/g, '') || '127.0.0.1', port };
}

/**
 * Answers the counters at `GET /metrics` of an address of its own, which the public port never shows.
 * Fails loudly where the address cannot be had.
 */
export function serveMetrics(address: string, report: (error: unknown) => void): Server | null {
  const place = listenPlace(address);
  if (!place) {
    report(new Error(`METRICS_ADDRESS must be host:port, not "${address}".`));
    return null;
  }
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    const head = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' };
    response.writeHead(isAsked ? 200 : 404, head).end(isAsked ? counterText() : 'Not Found\n');
  });
  server.on('error', report);
  server.listen(place.port, place.host);
  server.unref();
  return server;
}
