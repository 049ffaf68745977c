import { runFuzz, secretsIn } from '../../fuzz/run';
import type { OwnMailStage } from '../../helpers/site/mail-stage';
import { expect } from './stage';

/** The short form of `npm run test:fuzz`; the seed of each run is told, so that it can be run again. */
export async function expectUnshaken({ site, url }: OwnMailStage, requests: number): Promise<void> {
  const seed = 1 + Math.floor(Math.random() * 99_999);
  const secrets = [...secretsIn(site.dataDir), site.dataDir];
  const done = await runFuzz({
    url,
    seed,
    from: 0,
    to: requests,
    concurrency: 4,
    output: site.output,
    secrets,
  });
  expect(done.found, `seed ${seed}`).toEqual([]);
}

export const unshaken = (requests: number) =>
  `${requests} requests that nobody of good will sends: no failure, no hang, nothing of the inside`;
