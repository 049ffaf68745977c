import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface State {
  network: string;
  /** Requests whose answers have not ended. */
  underWay: number;
}

/** Connections on which no request is under way: they have sent nothing, or no whole head, since they began or were answered. */
class Unheard {
  private readonly states = new WeakMap<Socket, State>();
  private readonly waiting = new Map<string, Set<Socket>>();

  constructor(private readonly networkOf: (socket: Socket) => string) {}

  /** A new connection. */
  open(socket: Socket): void {
    const state = { network: this.networkOf(socket), underWay: 0 };
    this.states.set(socket, state);
    this.wait(socket, state);
    socket.once('close', () => this.hear(socket, state));
  }

  /** A head is whole; gives what is to be called when its request is answered. */
  ask(socket: Socket): () => void {
    const state = this.states.get(socket);
    if (!state) return () => {};
    state.underWay += 1;
    this.hear(socket, state);
    return () => {
      state.underWay -= 1;
      if (state.underWay === 0 && !socket.destroyed) this.wait(socket, state);
    };
  }

  /** Ends all of the network that has most of them; none where idle ones have just been ended, which makes room as well. */
  endMost(): void {
    let most = new Set<Socket>();
    for (const sockets of this.waiting.values()) {
      if ([...sockets].some(({ destroyed }) => destroyed)) return;
      if (sockets.size > most.size) most = sockets;
    }
    for (const socket of most) socket.destroy();
  }

  private wait(socket: Socket, { network }: State): void {
    this.waiting.set(network, (this.waiting.get(network) ?? new Set()).add(socket));
  }

  private hear(socket: Socket, { network }: State): void {
    const sockets = this.waiting.get(network);
    if (sockets?.delete(socket) && sockets.size === 0) this.waiting.delete(network);
  }
}

/**
 * Node closes what is idle where somebody asks for that, and counts a connection that has sent nothing yet, or half a
 * head, as busy: some thousand of them would keep everybody out for the twenty seconds that a head may take. Where a
 * newcomer finds no place, those of the network that has most of them end, so that there is one at the next try.
 */
export function endUnheardWhenFull(server: Server, networkOf: (socket: Socket) => string): void {
  const unheard = new Unheard(networkOf);
  server.on('connection', (socket: Socket) => unheard.open(socket));
  // Before whoever answers.
  server.prependListener('request', ({ socket }, response) => {
    response.once('close', unheard.ask(socket));
  });
  server.on('drop', () => unheard.endMost());
}
