import { isBuilt } from '../../scripts/build/fingerprint';
import { checkedEnv } from '../../scripts/shared/environment';
import { Fault } from '../../scripts/shared/fault';
import { runUntilStopped } from '../../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../../scripts/owner/command';
import { withMailStage } from '../helpers/site/mail-stage';
import { memoryOf } from '../../bench/load';
import { runFuzz, secretsIn, type Done } from './run';

const USE = 'Use: npm run test:fuzz -- [--cases 10000] [--seed N] [--only N]';

function tellAll({ found, answers, slowest }: Done): void {
  for (const [kind, by] of Object.entries(answers)) {
    const times = Object.entries(by).map(([status, count]) => `${count} × ${status}`);
    say(`${kind}: ${times.join(', ')}`);
  }
  say(`slowest answer ${Math.round(slowest)} ms`);
  for (const { nth, kind, fault, sent } of found.slice(0, 60))
    say(`FAULT case ${nth} (${kind}): ${fault}\n    ${sent}`);
  say(`${found.length} faults`);
}

/** Loopback only; ends by itself when all cases are sent. */
runUntilStopped(async () => {
  const text = { type: 'string' } as const;
  const { values } = readOptions({ cases: text, seed: text, only: text }, USE);
  if (!isBuilt(checkedEnv(false))) throw new Fault('This needs a finished build: npm run build');
  const seed = readCount(values.seed ?? String(1 + Math.floor(Math.random() * 99_999)), 'seed');
  const cases = readCount(values.cases ?? '10000', 'cases');
  const [from, to] = values.only ? [Number(values.only), Number(values.only) + 1] : [0, cases];
  say(`${to - from} cases, seed ${seed}`);
  const begun = Date.now();
  let faults = 0;
  await withMailStage(async ({ site, url }) => {
    const secrets = [...secretsIn(site.dataDir), 're_test_key', site.dataDir];
    const plan = { url, seed, from, to, concurrency: 8, output: site.output, secrets };
    const done = await runFuzz(plan);
    tellAll(done);
    const memory = memoryOf(site.pid());
    say(
      `${Math.round((Date.now() - begun) / 1000)} s; memory at the end ${memory?.now} MB, at most ${memory?.most} MB`,
    );
    faults = done.found.length;
  });
  return faults > 0 ? 1 : 0;
});
