import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from '@/lib/limits/client-address';

/** Milliseconds in which the head of a request must have arrived. */
const HEAD_MS = 20_000;
/** The longest that a photograph of 5 MB takes at the least rate of server/body/body-reader.ts, and a little more. */
const MAX_REQUEST_MS = 5_400_000;
/** Longer than the 60 seconds of common proxies: see decision 119. */
const IDLE_MS = 75_000;
/** Milliseconds without a byte in either direction in the middle of a request or an answer. */
const SILENT_MS = 120_000;
/** Node looks for requests that are too slow this often, in milliseconds. */
const LOOK_MS = 5_000;

interface ConnectionBounds {
  /** Open at the same time. */
  all: number;
  /** From one address, where no proxy of ours stands in front: an office or a provider may stand behind it. */
  ofPeer: number;
}
const BOUNDS: ConnectionBounds = { all: 4000, ofPeer: 1000 };

export const SERVER_OPTIONS: ServerOptions = {
  headersTimeout: HEAD_MS,
  requestTimeout: MAX_REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  connectionsCheckingInterval: LOOK_MS,
};

const REFUSED_TUNNEL =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST, OPTIONS\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

const addressOf = (socket: Socket) => clientAddress({ get: () => socket.remoteAddress ?? '' }, 0);

function boundPeers(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const peer = addressOf(socket);
    const count = (open.get(peer) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(peer, count);
    socket.once('close', () => {
      const left = (open.get(peer) ?? 1) - 1;
      if (left > 0) open.set(peer, left);
      else open.delete(peer);
    });
  });
}

/** Bounds the connections of a server in number and in silence; where there are too many, the idle ones end first. */
export function boundConnections(server: Server, proxies: number, bounds = BOUNDS): void {
  server.maxConnections = bounds.all;
  server.timeout = SILENT_MS;
  server.on('drop', () => server.closeIdleConnections());
  if (proxies === 0) boundPeers(server, bounds.ofPeer);
  server.on('connect', (_: IncomingMessage, socket) => socket.end(REFUSED_TUNNEL));
}
