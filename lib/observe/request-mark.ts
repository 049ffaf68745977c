import type { AsyncLocalStorage } from 'node:async_hooks';

/** What the HTTP server knows of a request while it is answered. */
export interface RequestMark {
  /** Our own code has begun: from here on a failure is ours, not the sender's. */
  begun: boolean;
  /** Names the request in the log and in its answer's header. */
  id: string;
}

const KEY = Symbol.for('site.request-mark');

/** The HTTP server and the built site are two programs in one process: this name is all they share. */
export const requestMarks = globalThis as { [KEY]?: AsyncLocalStorage<RequestMark> };
export { KEY as REQUEST_MARKS };

/** The name of the request that is being answered; undefined outside of one, or without the HTTP server. */
export const requestId = (): string | undefined => requestMarks[KEY]?.getStore()?.id;

/** Called by every action before its own work. */
export function markBegun(): void {
  const mark = requestMarks[KEY]?.getStore();
  if (mark) mark.begun = true;
}
