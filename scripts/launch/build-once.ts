import { inBuildTurn, serveFrom } from '../build/dist-lock';
import { isBuilt, readNote } from '../build/fingerprint';
import type { Env } from '../shared/children';
import { distDir, inRoot } from '../shared/paths';
import { progress } from '../shared/progress';

/** A build that is looked for while the folder is held cannot be taken away between the two. */
function serveIfBuilt(env: Env, dist: string): (() => void) | null {
  if (!readNote(env)) return null;
  const release = serveFrom(dist);
  if (isBuilt(env)) return release;
  release();
  return null;
}

/**
 * Builds the pages unless they are built, quickly: somebody waits. Of several that start at once in one checkout one
 * builds. The folder of the pages is held from then on, against other builds; returns how to give it back.
 */
export async function buildOnce(env: Env): Promise<() => void> {
  const dist = inRoot(distDir(env as NodeJS.ProcessEnv));
  const release = serveIfBuilt(env, dist);
  if (release) {
    progress.say('The pages are built already.');
    return release;
  }
  return inBuildTurn(async () => {
    const byAnother = serveIfBuilt(env, dist);
    if (byAnother) return byAnother;
    // Somebody who starts what is built waits for none of the programs that build.
    const { build } = await import('../build/build');
    await build(env, { isQuick: true });
    return serveFrom(dist);
  });
}
