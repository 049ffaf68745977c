import type { PhotoAnalysis } from './analyse-photo';
import type { Order } from './analyse-photo.worker';

/** Milliseconds after which a file counts as one that cannot be read. */
const TIMEOUT_MS = 30_000;

const started = () => new Worker(new URL('./analyse-photo.worker.ts', import.meta.url), { type: 'module' });

/** Started ahead for the next task. */
let ahead: Worker | undefined;

/** Stops what was started ahead and is not used. */
export function dismissWorker() {
  ahead?.terminate();
  ahead = undefined;
}

/**
 * Somebody is about to choose a file: starts the worker and has it load and try what looking needs, so that the answer
 * does not wait for it. Where that fails nothing is said: the task itself tries again, and says so.
 */
export function prepareWorker() {
  if (ahead) return;
  try {
    ahead = started();
    ahead.onerror = dismissWorker;
    ahead.postMessage({ task: 'prepare' } satisfies Order);
  } catch {
    // The page itself will look.
  }
}

function taken(): Worker {
  const worker = ahead ?? started();
  ahead = undefined;
  return worker;
}

/**
 * Has something done beside the page, so that it goes on answering; in the page where there are no workers, or none
 * that know modules. `late` is the answer when it takes too long.
 */
function aside<T>(order: Order, inPage: () => Promise<T>, late: T): Promise<T> {
  let worker: Worker;
  try {
    worker = taken();
  } catch {
    return inPage();
  }
  return new Promise<T>((resolve) => {
    const settle = (answer: T | Promise<T>) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(late), TIMEOUT_MS);
    worker.onmessage = ({ data }: MessageEvent<T>) => settle(data);
    worker.onerror = () => settle(inPage());
    worker.postMessage(order);
  });
}

/** What is on a photograph. Fails where the code for it cannot be had. */
export const analyseInWorker = (file: File): Promise<PhotoAnalysis> =>
  aside<PhotoAnalysis>(
    { task: 'look', file },
    () => import('./analyse-photo').then(({ analysePhoto }) => analysePhoto(file)),
    {
      ok: false,
      unfit: 'unreadable',
    },
  );

/** A copy to be sent; null where none can be made. */
export const copyInWorker = (file: File): Promise<Blob | null> =>
  aside<Blob | null>(
    { task: 'copy', file },
    () => import('@/lib/photo/small-copy').then(({ copyOf }) => copyOf(file)),
    null,
  );
