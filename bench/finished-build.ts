import { finishPacking } from '../scripts/build/build';
import { isBuilt } from '../scripts/build/fingerprint';
import { checkedEnv } from '../scripts/shared/environment';
import { Fault } from '../scripts/shared/fault';

/** The finished build as visitors get it: what a first start or a test run has packed in a hurry is packed small first. */
export async function needFinishedBuild(): Promise<void> {
  const env = checkedEnv(false);
  if (!isBuilt(env)) throw new Fault('This needs a finished build: npm run build');
  await finishPacking(env);
}
