import type { ServerResponse } from 'node:http';
import { networkOf } from '@/lib/limits/client-address';
import type { BodyBounds } from '@/server/body/body-budget';

const MB = 1024 * 1024;
/** Bytes of answers that are made and not read yet: those of all clients, and of one. */
const BOUNDS: BodyBounds = { all: 32 * MB, ofPeer: 8 * MB };

/**
 * Takes answers from whoever makes them as fast as they are made, and keeps what is not read yet: otherwise a client that
 * reads slowly, or not at all, would keep the maker of its answer waiting. Where that is too much, the answer that has
 * waited longest is given up: first of that client, then of all.
 */
export class UnreadAnswers {
  /** With the networks of their clients, the oldest first. */
  private readonly waiting = new Map<ServerResponse, string>();

  constructor(private readonly bounds = BOUNDS) {}

  /** Settles once all of the answer is made, or its client has left. */
  take(response: ServerResponse, client: string): Promise<void> {
    const { write, end } = response;
    const peer = networkOf(client);
    return new Promise((made) => {
      response.write = ((...args: Parameters<typeof write>) => {
        if (!write.apply(response, args)) this.bound(response, peer);
        return true;
      }) as typeof write;
      response.end = ((...args: Parameters<typeof end>) => {
        end.apply(response, args);
        if (response.writableLength > response.writableHighWaterMark) this.bound(response, peer);
        made();
        return response;
      }) as typeof end;
      response.once('close', () => {
        this.waiting.delete(response);
        made();
      });
    });
  }

  private bound(response: ServerResponse, peer: string): void {
    if (response.destroyed) return;
    if (!this.waiting.has(response)) this.waiting.set(response, peer);
    this.giveUp(this.bounds.ofPeer, (other) => other === peer);
    this.giveUp(this.bounds.all, () => true);
  }

  private giveUp(most: number, isCounted: (peer: string) => boolean): void {
    const counted = [...this.waiting].filter(([, peer]) => isCounted(peer)).map(([response]) => response);
    let bytes = counted.reduce((all, { writableLength }) => all + writableLength, 0);
    for (const oldest of counted) {
      if (bytes <= most) return;
      bytes -= oldest.writableLength;
      this.waiting.delete(oldest);
      oldest.destroy();
    }
  }
}
