import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../bench/load';
import { isBuilt } from '../../scripts/build/fingerprint';
import { checkedEnv } from '../../scripts/shared/environment';
import { Fault } from '../../scripts/shared/fault';
import { runUntilStopped } from '../../scripts/shared/lifetime';
import { readCount, readOptions, say } from '../../scripts/owner/command';
import { httpServerCommand } from '../../scripts/shared/paths';
import { runFuzz, secretsIn } from '../fuzz/run';
import { startSite, type TestSite } from '../helpers/site/server';

const USE = 'Use: npm run test:memory -- [--cases 1000] [--rounds 4] [--seed N] [--heap MB]';
/** What is left may grow by this part from the second round to the last; what is made once is there by then. */
const GROWTH = 1.1;
const MEGABYTE = 1024 * 1024;
const MAX_COLLECTION_MS = 20_000;

interface Left {
  rss: number;
  heapUsed: number;
  external: number;
}

/** What is in use when all garbage has been taken away, in bytes. */
async function leftIn(site: TestSite): Promise<Left> {
  const before = site.output().length;
  process.kill(site.pid(), 'SIGUSR2');
  for (const until = Date.now() + MAX_COLLECTION_MS; Date.now() < until; await pause(100)) {
    const line = /\{"event":"memory".*\}\n/.exec(site.output().slice(before))?.[0];
    if (line) return JSON.parse(line) as Left;
  }
  throw new Error('The server does not say what it holds.');
}

const mega = (bytes: number) => Math.round(bytes / MEGABYTE);

interface Plan {
  cases: number;
  rounds: number;
  seed: number;
}

/** The same number of hostile requests, round after round; what each leaves behind. */
async function measure(site: TestSite, { cases, rounds, seed }: Plan): Promise<Left[]> {
  const secrets = secretsIn(site.dataDir);
  const lefts: Left[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [from, to] = [(round - 1) * cases, round * cases];
    if (round > 0)
      await runFuzz({ url: site.url, seed, from, to, concurrency: 8, output: site.output, secrets });
    const { now, most } = memoryOf(site.pid()) ?? { now: 0, most: 0 };
    const left = await leftIn(site);
    lefts.push(left);
    const { heapUsed, external, rss } = left;
    say(`| ${round * cases} | ${now} / ${most} | ${mega(heapUsed)} | ${mega(external)} | ${mega(rss)} |`);
  }
  return lefts;
}

/** Loopback only; ends by itself. */
runUntilStopped(async () => {
  const text = { type: 'string' } as const;
  const { values } = readOptions({ cases: text, rounds: text, seed: text, heap: text }, USE);
  if (!isBuilt(checkedEnv(false))) throw new Fault('This needs a finished build: npm run build');
  const plan = {
    cases: readCount(values.cases ?? '1000', 'cases'),
    rounds: readCount(values.rounds ?? '4', 'rounds'),
    seed: readCount(values.seed ?? String(1 + Math.floor(Math.random() * 99_999)), 'seed'),
  };
  const limit = values.heap ? [`--max-old-space-size=${readCount(values.heap, 'heap')}`] : [];
  const hook = ['--expose-gc', '--require', './tests/memory/hook.cjs', ...limit];
  say(`rounds of ${plan.cases} cases, seed ${plan.seed}\n`);
  say('| cases so far | resident now / most MB | heap left | outside the heap left | resident left |');
  say('|---|---|---|---|---|');
  const site = await startSite({ TRUSTED_PROXIES: '1', OUTBOX_SPEED: '40' }, [
    ...hook,
    ...httpServerCommand(),
  ]);
  try {
    const used = (await measure(site, plan)).map(({ heapUsed, external }) => heapUsed + external);
    const hasGrown = used.at(-1)! > GROWTH * (used[2] ?? used[0]!);
    say(hasGrown ? '\nMISSED what is left grows' : '\nwhat is left does not grow');
    return hasGrown ? 1 : 0;
  } finally {
    await site.close();
  }
});
