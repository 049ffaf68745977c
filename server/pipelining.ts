import type { Socket } from 'node:net';
import type { Exchange } from './static/static-answers';

/*
 * Requests that are sent before the answer to the one before has come (RFC 9112, 9.3.2). Node hands over all that
 * stand in a piece of 64 KB at once, some two thousand: one such piece held up everybody for 12 seconds, and its
 * answers took 240 MB. Here each waits until the answer before it has been read. Browsers send none like that.
 */

/** Requests of one connection that wait for their turn; the next ends it. */
const MAX_WAITING = 64;

const waiting = new WeakMap<Socket, number>();

/** Does the work for a request when those before it on its connection are answered: nearly always at once. */
export function inTurn({ request, response }: Exchange, work: () => void): void {
  // Only the response whose turn it is has the line.
  if (response.socket) return work();
  const { socket } = request;
  if (socket.destroyed) return;
  const all = (waiting.get(socket) ?? 0) + 1;
  if (all > MAX_WAITING) return void socket.destroy();
  waiting.set(socket, all);
  response.once('socket', () => {
    waiting.set(socket, waiting.get(socket)! - 1);
    // Others come between: what is answered at once would otherwise go on without a pause.
    setImmediate(() => socket.destroyed || work());
  });
}
