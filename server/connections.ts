import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { clientAddress, networkOf } from '@/lib/limits/client-address';
import { endUnheardWhenFull } from './lines/unheard';

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

/** A network of IPv6 has as many connections as two of its clients: four times would be all there are. */
const NETWORK_TIMES = 2;

function boundPeers(server: Server, most: number): void {
  const open = new Map<string, number>();
  const add = (name: string, more: number) => {
    const count = (open.get(name) ?? 0) + more;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  server.on('connection', (socket: Socket) => {
    const peer = addressOf(socket);
    const network = networkOf(peer);
    const bounds = [
      [peer, most] as const,
      ...(network === peer ? [] : [[network, most * NETWORK_TIMES] as const]),
    ];
    if (bounds.some(([name, bound]) => (open.get(name) ?? 0) >= bound)) return void socket.destroy();
    for (const [name] of bounds) add(name, 1);
    socket.once('close', () => bounds.forEach(([name]) => add(name, -1)));
  });
}

/** Addresses from which proxies of ours come, and no visitor of a public site. */
const NEAR = new BlockList();
NEAR.addSubnet('127.0.0.0', 8);
NEAR.addSubnet('10.0.0.0', 8);
NEAR.addSubnet('172.16.0.0', 12);
NEAR.addSubnet('192.168.0.0', 16);
NEAR.addSubnet('100.64.0.0', 10);
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

const isNear = ({ remoteAddress = '' }: Socket): boolean => {
  const bare = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!;
  return NEAR.check(bare, bare.includes(':') ? 'ipv6' : 'ipv4');
};

/** A line as those of lib/observe/logger, which only the framework can load. */
const warn = (event: string, detail: Record<string, string>) =>
  void process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event, ...detail })}\n`,
  );

/** Tells once of a proxy that nobody named: behind it all visitors count as one client. */
function noticeProxy(server: Server): void {
  const look = ({ headers, socket }: IncomingMessage) => {
    // The framework calls itself with what came from the visitor.
    if (!headers['x-forwarded-for'] || headers['x-own-call'] || !isNear(socket)) return;
    server.off('request', look);
    warn('proxy-not-counted', { hint: 'X-Forwarded-For arrives and TRUSTED_PROXIES is 0' });
  };
  // Before whoever takes the header away.
  server.prependListener('request', look);
}

/**
 * Bounds the connections of a server in number and in silence. Where there are too many, the idle ones end first, and
 * those that have no whole head of a request, of the network that holds most of them. Behind a proxy of ours
 * all are of one.
 */
export function boundConnections(server: Server, proxies: number, bounds = BOUNDS): void {
  server.maxConnections = bounds.all;
  server.timeout = SILENT_MS;
  // Before those that are not idle: see ./lines/unheard.
  server.on('drop', () => server.closeIdleConnections());
  if (proxies === 0) boundPeers(server, bounds.ofPeer);
  if (proxies === 0) endUnheardWhenFull(server, (socket) => networkOf(addressOf(socket)));
  if (proxies === 0) noticeProxy(server);
  server.on('connect', (_: IncomingMessage, socket) => {
    // Node hands the socket over without its own listener: a reset would end the process.
    socket.on('error', () => {});
    socket.end(REFUSED_TUNNEL);
  });
}
