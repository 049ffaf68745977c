import type { IncomingMessage } from 'node:http';
import { ACCOUNT_KEYS, path } from '@/content/routes';
import { BoundedWork } from '@/lib/core/bounded-work';
import { pathOf } from './address';

/** What is worked on at a time, how many wait, and how many milliseconds: see lib/core/bounded-work. */
export type Bounds = ConstructorParameters<typeof BoundedWork>[0];

/**
 * One thread reads forms, stores them and draws their answers. With more than a few at once each gets slower until none
 * is told in time, so the others wait where they cost nothing.
 */
const FORMS: Bounds = { abreast: 6, waiting: 240, patience: 5_000 };

/** Two passwords are judged at a time (lib/account/password): more at once would only stand in another line. */
const SIGN_INS: Bounds = { abreast: 4, waiting: 240, patience: 3_000 };

/** Milliseconds after which a place is given on: who reads the answer slowly keeps nobody out. */
const LONGEST = 8_000;

const ACCOUNT: ReadonlySet<string> = new Set(ACCOUNT_KEYS.map(path));

type Room = (work: () => Promise<void>) => Promise<void>;

export interface Rooms {
  /** The room in which a request that changes something waits for its turn. Throws `Busy` if that takes too long. */
  of: (request: IncomingMessage) => Room;
}

function roomOf(bounds: Bounds): Room {
  const bounded = new BoundedWork(bounds);
  return async (work) => {
    let under: Promise<void> | undefined;
    await bounded.run(() => {
      under = work();
      let timer: NodeJS.Timeout | undefined;
      const long = new Promise<void>((go) => (timer = setTimeout(go, LONGEST)));
      return Promise.race([under, long]).finally(() => clearTimeout(timer));
    });
    await under;
  };
}

/** Sign-ins have a room of their own, so that a storm of them holds back no enquiry; and so have calls of programs. */
export function createRooms(bounds?: Bounds): Rooms {
  const enquiries = roomOf(bounds ?? FORMS);
  const [accounts, calls] = [roomOf(bounds ?? SIGN_INS), roomOf(bounds ?? SIGN_INS)];
  return {
    of: ({ url }) => {
      const address = pathOf(url!);
      if (address.startsWith('/api/')) return calls;
      return ACCOUNT.has(address) ? accounts : enquiries;
    },
  };
}
