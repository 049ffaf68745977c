import { constants, setPriority } from 'node:os';
import { spawnNode, type Env } from '../shared/children';
import { errorMessage } from '../shared/fault';
import { distDir, inRoot } from '../shared/paths';

/**
 * Milliseconds for which a server that has just started has the machine for itself: somebody waits for its first pages, and
 * one that is stopped again at once would have packed in vain (docs/decisions/249-what-a-run-does-twice.md).
 */
const FIRST_VISIT_MS = 60_000;

async function recompress(env: Env): Promise<void> {
  const { isQuickArchive } = await import('../build/recompress-archive');
  if (!isQuickArchive(inRoot(distDir(env as NodeJS.ProcessEnv)))) return;
  const { pid } = spawnNode(['--import', 'tsx', 'scripts/build/recompress-archive.ts'], env);
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not know priorities.
  }
}

/**
 * Packs answers that were packed in a hurry smaller, beside a server that runs, when nobody else wants the processor.
 * Ends with the launcher. What goes wrong is told and changes nothing: the site is served as it was packed.
 */
export function recompressLater(env: Env): void {
  const later = () =>
    recompress(env).catch((error: unknown) => process.stderr.write(`${errorMessage(error)}\n`));
  setTimeout(() => void later(), FIRST_VISIT_MS).unref();
}
