import type { Server } from 'node:http';

/** Shorter than the launcher waits before it insists. */
const MAX_DRAIN_MS = 4000;

/**
 * Returns how to end a server: no new connections, those that are idle end, what is being answered is
 * finished. Then, or when that takes too long, `leave` is called, once.
 */
export function drainOf(server: Server, leave: () => void, longest = MAX_DRAIN_MS): () => void {
  let isDraining = false;
  let hasLeft = false;
  const leaveOnce = () => {
    if (hasLeft) return;
    hasLeft = true;
    leave();
  };
  // A connection that stays open after its answer would bring new requests.
  server.prependListener('request', (_, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('finish', () => isDraining && setImmediate(() => server.closeIdleConnections()));
  });
  return () => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(leaveOnce, longest).unref();
    server.close(leaveOnce);
    server.closeIdleConnections();
  };
}
