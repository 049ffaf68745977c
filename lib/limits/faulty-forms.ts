import { countedAs } from './client-address';

/*
 * Forms and calls with faults, counted by client. They are stored nowhere, so what they take is this server's
 * processor: it counts them itself, in memory, and asks no database.
 */

/** Faulty forms of one client in a minute, before the next is refused unread. Nobody presses so often by hand. */
export const MAX_FAULTY_FORMS = 100;
const WINDOW_MS = 60_000;
/** Clients that are counted at a time; beyond that all begin anew. */
const MAX_CLIENTS = 10_000;

let counts = new Map<string, number>();
let began = 0;

function current(): Map<string, number> {
  const now = Date.now();
  if (now - began >= WINDOW_MS || counts.size > MAX_CLIENTS) {
    counts = new Map();
    began = now;
  }
  return counts;
}

const countOf = (name: string) => current().get(name) ?? 0;

/** Whether a form of this client is read at all. */
export const isHeard = (client: string): boolean =>
  countedAs(client).every(([name, times]) => countOf(name) < MAX_FAULTY_FORMS * times);

/** The whole seconds until a form of this client is read; 0 where one is read now. */
export const secondsUntilHeard = (client: string): number =>
  isHeard(client) ? 0 : Math.max(1, Math.ceil((began + WINDOW_MS - Date.now()) / 1000));

/** Counts one form with faults. */
export function countFaulty(client: string): void {
  for (const [name] of countedAs(client)) current().set(name, countOf(name) + 1);
}
