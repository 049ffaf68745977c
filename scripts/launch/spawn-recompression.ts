import { constants, setPriority } from 'node:os';
import { spawnNode, type Env } from '../shared/children';

/**
 * Milliseconds for which a server that has just started has the machine for itself: somebody waits for its first pages, and
 * one that is stopped again at once would have packed in vain (docs/decisions/249-what-a-run-does-twice.md).
 */
const FIRST_VISIT_MS = 60_000;

/** Packs the answers smaller beside a server that runs, when nobody else wants the processor. Ends with the launcher. */
export function spawnRecompression(env: Env): void {
  setTimeout(() => {
    const { pid } = spawnNode(['--import', 'tsx', 'scripts/build/recompress-archive.ts'], env);
    try {
      if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
    } catch {
      // It has ended already, or the system does not know priorities.
    }
  }, FIRST_VISIT_MS).unref();
}
