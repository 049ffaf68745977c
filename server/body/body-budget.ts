import { networkOf } from '@/lib/limits/client-address';

export interface BodyBounds {
  /** Bytes of all bodies that are here or on their way. */
  all: number;
  /** Bytes of one client's. */
  ofPeer: number;
}

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
  bytes: number;
  cut: (() => void) | null;
}

const sum = (bodies: Iterable<Held>) => [...bodies].reduce((all, { bytes }) => all + bytes, 0);

/**
 * Counts what the bodies of requests hold, from their first byte until they are answered. Where all clients together
 * hold too much, the one that holds most gives way, so that one who sends a few words is not kept out by it; and so does
 * the largest body of a client over its share, since many people may stand behind one address.
 */
export class BodyBudget {
  private total = 0;
  private readonly peers = new Map<string, Set<Held>>();

  constructor(private readonly bounds = BOUNDS) {}

  /** Bytes held now. */
  get held(): number {
    return this.total;
  }

  /**
   * Room for a body of a client that has begun; null if there is none. `cut` ends the reading of it. All clients of one
   * network share the part of one: four parts are the whole.
   */
  open(client: string, cut: () => void): Holding | null {
    const peer = networkOf(client);
    const held: Held = { bytes: 0, cut };
    const own = this.peers.get(peer) ?? new Set();
    this.peers.set(peer, own.add(held));
    const release = () => this.release(peer, held);
    if (!this.grow(peer, held, MIN_HELD)) {
      release();
      return null;
    }
    return {
      grow: (bytes) => this.grow(peer, held, bytes),
      settle: () => void (held.cut = null),
      release,
    };
  }

  private grow(peer: string, held: Held, bytes: number): boolean {
    const own = this.peers.get(peer) ?? new Set();
    const wanted = held.bytes + bytes;
    while (sum(own) + bytes > this.bounds.ofPeer) if (!this.cutLargest(peer, wanted)) return false;
    while (this.total + bytes > this.bounds.all) if (!this.makeRoom(peer, wanted)) return false;
    held.bytes += bytes;
    this.total += bytes;
    return true;
  }

  /** Cuts a body of the client that holds most, if that is more than `wanted` and another client. */
  private makeRoom(peer: string, wanted: number): boolean {
    const open = [...this.peers].map(([name, bodies]) => ({ name, bytes: sum(bodies) }));
    const [most] = open.sort((a, b) => b.bytes - a.bytes);
    return most !== undefined && most.name !== peer && most.bytes > wanted && this.cutLargest(most.name, 0);
  }

  /** Cuts the largest unfinished body of a client, if it is larger than `wanted`. */
  private cutLargest(peer: string, wanted: number): boolean {
    const unfinished = [...(this.peers.get(peer) ?? [])].filter(({ cut }) => cut !== null);
    const [largest] = unfinished.sort((a, b) => b.bytes - a.bytes);
    if (!largest || largest.bytes <= wanted) return false;
    const { cut } = largest;
    this.release(peer, largest);
    cut!();
    return true;
  }

  private release(peer: string, held: Held): void {
    const own = this.peers.get(peer);
    if (!own?.delete(held)) return;
    this.total -= held.bytes;
    held.cut = null;
    if (own.size === 0) this.peers.delete(peer);
  }
}
