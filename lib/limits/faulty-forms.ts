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

/** Whether a form of this client is read at all. */
export const isHeard = (client: string): boolean => (current().get(client) ?? 0) < MAX_FAULTY_FORMS;

/** Counts one form with faults. */
export function countFaulty(client: string): void {
  const counted = current();
  counted.set(client, (counted.get(client) ?? 0) + 1);
}
