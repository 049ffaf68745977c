import { setTimeout as pause } from 'node:timers/promises';
import { build, isBuilt } from '../build/build';
import type { Env } from '../shared/children';
import { takeLock } from '../shared/folder-lock';
import { inRoot } from '../shared/paths';
import { progress } from '../shared/progress';

/**
 * Builds the pages unless they are built, quickly: somebody waits. Of several that start at once in one checkout one
 * builds.
 */
export async function buildOnce(env: Env): Promise<void> {
  const { say } = progress;
  if (isBuilt(env)) return say('The pages are built already.');
  const file = inRoot('node_modules/.build-lock');
  let lock = takeLock(file);
  if ('heldBy' in lock) say(`The process ${lock.heldBy} is building the pages; waiting for it …`);
  for (; 'heldBy' in lock; lock = takeLock(file)) await pause(500);
  try {
    if (isBuilt(env)) return;
    await build(env, { isQuick: true });
  } finally {
    lock.release();
  }
}
