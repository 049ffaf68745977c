import { rmSync } from 'node:fs';

const unfinished = new Set<string>();

const remove = (at: string) => rmSync(at, { recursive: true, force: true });

/**
 * Lets `work` write at a place of its own, a file or a folder, which is deleted when it has ended, and also where the
 * process is told to end before: what it holds may be everything that people gave us.
 */
export async function withDraft<T>(at: string, work: () => Promise<T>): Promise<T> {
  unfinished.add(at);
  try {
    return await work();
  } finally {
    unfinished.delete(at);
    remove(at);
  }
}

/** Deletes what is being written. To be called before the process ends by a signal. */
export const removeUnfinished = (): void => unfinished.forEach(remove);
