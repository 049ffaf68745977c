import { networkOf } from '@/lib/limits/client-address';

export interface BodyBounds {
  /** Bytes of all bodies that are here or on their way. */
  all: number;
  /** Bytes of one client's; a network of IPv6 has twice as many. */
  ofPeer: number;
}

const NETWORK_TIMES = 2;

const MB = 1024 * 1024;
/** Eight photographs of one client at a time; thirty-two of all. */
const BOUNDS: BodyBounds = { all: 32 * MB, ofPeer: 8 * MB };

/** What any request with a body costs before its first byte. */
export const MIN_HELD = 16 * 1024;

/** The bytes that one body holds. */
export interface Holding {
  /** Takes more; false if there is no room for them. */
  grow: (bytes: number) => boolean;
  /** From here on the body is whole, and nobody can take its place. */
  settle: () => void;
  release: () => void;
}

interface Held {
  network: string;
  client: string;
  bytes: number;
  cut: (() => void) | null;
}

const sum = (bodies: Iterable<Held>) => [...bodies].reduce((all, { bytes }) => all + bytes, 0);

/**
 * Counts what the bodies of requests hold, from their first byte until they are answered. Where all clients together
 * hold too much, the network that holds most gives way, so that one who sends a few words is not kept out by it; within
 * a network the client that does; and the largest body of a client over its share, since many people may stand behind
 * one address.
 */
export class BodyBudget {
  private total = 0;
  private readonly networks = new Map<string, Set<Held>>();

  constructor(private readonly bounds = BOUNDS) {}

  /** Bytes held now. */
  get held(): number {
    return this.total;
  }

  /** Room for a body of a client that has begun; null if there is none. `cut` ends the reading of it. */
  open(client: string, cut: () => void): Holding | null {
    const held: Held = { network: networkOf(client), client, bytes: 0, cut };
    this.networks.set(held.network, this.of(held.network).add(held));
    const release = () => this.release(held);
    if (!this.grow(held, MIN_HELD)) {
      release();
      return null;
    }
    return {
      grow: (bytes) => this.grow(held, bytes),
      settle: () => void (held.cut = null),
      release,
    };
  }

  private of(network: string): Set<Held> {
    return this.networks.get(network) ?? new Set();
  }

  private grow(held: Held, bytes: number): boolean {
    const { network, client } = held;
    const wanted = held.bytes + bytes;
    const { ofPeer, all } = this.bounds;
    const mine = () => [...this.of(network)].filter((one) => one.client === client);
    while (sum(mine()) + bytes > ofPeer) if (!this.cutLargest(mine(), wanted)) return false;
    while (sum(this.of(network)) + bytes > ofPeer * NETWORK_TIMES) {
      const clients = Map.groupBy(this.of(network), (one) => one.client);
      if (!this.makeRoom(clients, client, wanted)) return false;
    }
    while (this.total + bytes > all) if (!this.makeRoom(this.networks, network, wanted)) return false;
    held.bytes += bytes;
    this.total += bytes;
    return true;
  }

  /** Cuts a body of whoever holds most, if that is more than `wanted` and another than `self`. */
  private makeRoom(all: ReadonlyMap<string, Iterable<Held>>, self: string, wanted: number): boolean {
    const open = [...all].map(([name, bodies]) => ({ name, bodies, bytes: sum(bodies) }));
    const [most] = open.sort((a, b) => b.bytes - a.bytes);
    return most !== undefined && most.name !== self && most.bytes > wanted && this.cutLargest(most.bodies, 0);
  }

  /** Cuts the largest unfinished one of these bodies, if it is larger than `wanted`. */
  private cutLargest(bodies: Iterable<Held>, wanted: number): boolean {
    const unfinished = [...bodies].filter(({ cut }) => cut !== null);
    const [largest] = unfinished.sort((a, b) => b.bytes - a.bytes);
    if (!largest || largest.bytes <= wanted) return false;
    const { cut } = largest;
    this.release(largest);
    cut!();
    return true;
  }

  private release(held: Held): void {
    const own = this.of(held.network);
    if (!own.delete(held)) return;
    this.total -= held.bytes;
    held.cut = null;
    if (own.size === 0) this.networks.delete(held.network);
  }
}
