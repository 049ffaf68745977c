import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Line = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Milliseconds after which a client that waits is told so. The reset of one that has left comes after the first and is
 * noticed with the next.
 */
const TOLD_AFTER_MS = [0, 200, 1_000];

/**
 * A client may say that it sends no more and still read its answer (`nc -N`, some proxies). Node closes the line at once
 * unless it is told otherwise, and what is not made by then is lost. But a browser that leaves looks the same from here.
 * So one that waits is told to go on waiting (RFC 9110, 15.2): whoever has left answers with a reset, and nobody works
 * for it.
 */
export function answerHalfClosed(server: Server): void {
  (server as Server & { httpAllowHalfOpen: boolean }).httpAllowHalfOpen = true;
  server.on('connection', (line: Line) =>
    line.once('end', () => {
      const answer = line._httpMessage;
      if (!answer || answer.req.httpVersionMinor === 0) return;
      const tell = () => answer.headersSent || answer.destroyed || answer.writeContinue();
      const timers = TOLD_AFTER_MS.map((after) => setTimeout(tell, after).unref());
      answer.once('close', () => timers.forEach(clearTimeout));
    }),
  );
}
