import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER_HEADER } from './client-address';

const KEY = Symbol.for('site.peer-guard');
const kept = globalThis as { [KEY]?: 'http-server' | 'alone' };

/**
 * Sees to it that a header of our own names whoever is connected, whatever the client wrote there: actions
 * get no socket. The HTTP server (server/) does that itself; where `next start` runs without it, each request is
 * met before the framework sees it.
 */
export function guardPeer(by: 'http-server' | 'alone'): void {
  if (kept[KEY]) return;
  kept[KEY] = by;
  if (by === 'http-server') return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  });
}
