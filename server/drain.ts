import type { Server } from 'node:http';

/** Shorter than the launcher waits before it insists. */
const LONGEST_MS = 4000;

/** At one of the signals: no new connections, those that are idle end, what is being answered is finished. */
export function drainOn(signals: NodeJS.Signals[], server: Server, longest = LONGEST_MS): void {
  let isDraining = false;
  const drain = () => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(0), longest).unref();
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  };
  // A connection that stays open after its answer would bring new requests.
  server.prependListener('request', (_, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('finish', () => isDraining && setImmediate(() => server.closeIdleConnections()));
  });
  for (const signal of signals) process.on(signal, drain);
}
