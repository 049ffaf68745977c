import { constants, setPriority } from 'node:os';
import { spawnNode, type Env } from '../shared/children';

/** Packs the answers smaller beside a server that runs, when nobody else wants the processor. Ends with the launcher. */
export function spawnRecompression(env: Env): void {
  const { pid } = spawnNode(['--import', 'tsx', 'scripts/build/recompress-archive.ts'], env);
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not know priorities.
  }
}
