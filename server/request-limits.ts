import type { IncomingMessage } from 'node:http';
import { withoutLang } from '@/content/local-path';
import { ACCOUNT_KEYS, pathsOf } from '@/content/routes';
import { ConcurrencyLimiter } from '@/lib/limits/concurrency-limiter';
import { within } from '@/lib/forms/within';
import type { Arrivals } from './lines/arrivals';
import { pathOf } from './request/address';

/** What is worked on at a time, how many wait, and how many milliseconds: see lib/limits/concurrency-limiter. */
export type Bounds = ConstructorParameters<typeof ConcurrencyLimiter>[0];

/**
 * One thread reads forms, stores them and draws their answers, and beyond four at a time a database, above all the
 * embedded one, gets slower and no further. So the others wait here, where they cost nothing, and nowhere else. One place
 * is always left by a client that sends many.
 */
const FORMS: Bounds = { concurrency: 4, ofOwner: 3, maxWaiting: 240, timeoutMs: 5_000 };

/** Two passwords are judged at a time (lib/account/password/password): more at once would only stand in another line. */
const SIGN_INS: Bounds = { concurrency: 4, maxWaiting: 240, timeoutMs: 3_000 };

/**
 * What is only read and made for the visitor, such as the search: some milliseconds of the one thread each. Those who
 * watch the site wait in no line (lines/watched-answers.ts). Four keep the thread busy; with sixteen between each
 * other's pieces, what is in memory waited for all of them. Two of one client do, so that the next client finds a place
 * at once.
 */
const READS: Bounds = { concurrency: 4, ofOwner: 2, maxWaiting: 240, timeoutMs: 5_000 };

/** Milliseconds after which a place is given on, whatever its work still waits for. */
const MAX_HELD_MS = 8_000;

/** Cards of designs are bounded where they are drawn (lib/simulator/design-cards.ts), and drawing is slow. */
const CARDS = '/cards/';

const ACCOUNT: ReadonlySet<string> = new Set(ACCOUNT_KEYS.flatMap(pathsOf));

interface Work {
  /** All of the answer is made; it may be read for longer. */
  made: Promise<void>;
  /** Done with altogether. */
  done: Promise<void>;
}

type RequestLimit = (begin: () => Work, asking?: Parameters<ConcurrencyLimiter['run']>[1]) => Promise<void>;

export interface RequestLimits {
  /**
   * The line in which a request waits for its turn. Throws `Busy` if that takes too long. What changes something is worked
   * on even if its client has gone: it may have been sent by somebody who then closed the page.
   */
  of: (request: IncomingMessage) => RequestLimit;
}

function requestLimit(bounds: Bounds, arrivals?: Arrivals): RequestLimit {
  const bounded = new ConcurrencyLimiter(bounds);
  return async (begin, asking) => {
    let work: Work | undefined;
    await bounded.run(async () => {
      await arrivals?.settled();
      asking?.signal?.throwIfAborted();
      work = begin();
      return within(MAX_HELD_MS, Promise.race([work.made, work.done]), undefined);
    }, asking);
    await work?.done;
  };
}

const unlimited: RequestLimit = (begin) => begin().done;

/** Sign-ins have a limit of their own, so that a storm of them holds back no enquiry; and so have calls of programs. */
export function createRequestLimits(bounds?: Bounds, arrivals?: Arrivals): RequestLimits {
  const limit = (usual: Bounds) => requestLimit(bounds ?? usual, arrivals);
  const [enquiries, accounts, calls] = [limit(FORMS), limit(SIGN_INS), limit(SIGN_INS)];
  const reads = limit(READS);
  const readingOf = (address: string) => (withoutLang(address).startsWith(CARDS) ? unlimited : reads);
  return {
    of: ({ method, url }) => {
      const address = pathOf(url!);
      if (method === 'GET' || method === 'HEAD') return readingOf(address);
      if (address.startsWith('/api/')) return calls;
      return ACCOUNT.has(address) ? accounts : enquiries;
    },
  };
}
