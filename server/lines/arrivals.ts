import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** The longest that work waits for those who stand at the door, in milliseconds. */
const MAX_MS = 250;

/**
 * Node takes one new connection in each turn of its loop. With a page being made in every turn, 900 connections took 36
 * seconds to come in, and whoever came after them waited as long, even for what is in memory. So work that takes long
 * begins when those who stand at the door are in: a turn with nothing else to do takes a fraction of a millisecond.
 */
export class Arrivals {
  private taken = 0;

  /** Counts the connections of a server. */
  watch(server: Server): void {
    server.on('connection', () => (this.taken += 1));
  }

  /** Until two turns bring no new connection, or for a while: the first may have looked for them already. */
  async settled(longest = MAX_MS): Promise<void> {
    const end = performance.now() + longest;
    for (let quiet = 0; quiet < 2 && performance.now() < end;) {
      const before = this.taken;
      await turn();
      quiet = before === this.taken ? quiet + 1 : 0;
    }
  }
}
