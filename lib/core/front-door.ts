import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER_HEADER } from './client-address';

/** Largest form a page takes, as Next reads it by default. */
const LARGEST = 1024 * 1024;

export const REFUSAL_PATH = '/api/refused';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/** Why a form cannot be taken at all: Next would answer each of these with 500. */
export function refusalOf({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): number | null {
  if (method !== 'POST' || url?.startsWith('/api/')) return null;
  if (Number(headers['content-length'] ?? 0) > LARGEST) return 413;
  const type = headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data') && !/;\s*boundary=./i.test(type)) return 400;
  const { origin } = headers;
  const host = String(headers['x-forwarded-host'] ?? headers.host ?? '')
    .split(',')[0]!
    .trim();
  if (origin && origin !== 'null' && hostOf(origin) !== host) return 403;
  return null;
}

/** Whether the path can be read at all: Next answers one that cannot with 500. */
export function isReadable(url: string | undefined): boolean {
  try {
    decodeURIComponent((url ?? '/').split('?')[0]!);
    return true;
  } catch {
    return false;
  }
}

// No such page, and there never will be.
const NOWHERE = '/-';

/**
 * Sees every request before Next does. Next hands actions no socket and lets a client choose
 * X-Forwarded-For freely, so the address of whoever is connected goes into a header of our own.
 */
export function watchTheDoor(): void {
  const kept = globalThis as { doorWatched?: true };
  if (kept.doorWatched) return;
  kept.doorWatched = true;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    if (!isReadable(request.url)) request.url = NOWHERE;
    const status = refusalOf(request);
    if (status) request.url = `${REFUSAL_PATH}?status=${status}`;
  });
}
