import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installBrowsers, missingBrowser } from '../../scripts/shared/browser-install';
import { build } from '../../scripts/build/build';
import { isBuilt } from '../../scripts/build/fingerprint';
import { inBuildTurn } from '../../scripts/build/dist-lock';
import { ended, runQuietly, spawnNode, type Env } from '../../scripts/shared/children';
import { checkedEnv } from '../../scripts/shared/environment';
import { Fault, errorMessage } from '../../scripts/shared/fault';
import { runUntilStopped } from '../../scripts/shared/lifetime';
import { NEXT } from '../../scripts/shared/paths';
import { slowestFiles } from './slowest';
import { studioCounts, type StudioEnd } from './studio-tests';
import { addCounts, lastLine, NONE, verdict, type Counts, type Report } from './test-counts';

type Step = (env: Env) => Promise<Counts>;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** A step of several commands that counts as one check; it prints what they print if one of them fails. */
const check =
  (...commands: string[][]): Step =>
  async (env) => {
    try {
      for (const command of commands) await runQuietly('A check', command, env);
      return verdict(true);
    } catch {
      return verdict(false);
    }
  };

/** A test runner that leaves its report in a file; one that ends badly without a failed test counts as a failure. */
const runner =
  (command: string[]): Step =>
  async (env) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-counts-'));
    const file = path.join(folder, 'counts.json');
    const code = await ended(spawnNode(command, { ...env, TEST_COUNTS: file }));
    let counts = NONE;
    try {
      const { times, ...left } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      say(`\nThe slowest files:\n${slowestFiles(times).join('\n')}`);
      counts = left;
    } catch {
      say('The runner left no counts.');
    }
    rmSync(folder, { recursive: true, force: true });
    return code !== 0 && counts.failed === 0 ? addCounts(counts, verdict(false)) : counts;
  };

const buildStep: Step = async (env) => {
  try {
    if (isBuilt(env)) say('The pages are built already.');
    else await inBuildTurn(() => build(env, { isQuick: true }));
    return verdict(true);
  } catch (error) {
    say(error instanceof Fault ? error.message : ((error as Error).stack ?? errorMessage(error)));
    return verdict(false);
  }
};

/** A build has written the types of the routes; only without one that fits they are made here. */
const typesStep: Step = (env) =>
  check(...(isBuilt(env) ? [] : [[NEXT, 'typegen']]), ['node_modules/typescript-7/bin/tsc', '--noEmit'])(env);

/**
 * What is weighed is packed by Brotli with tables of 32 MB. The C library would fetch them from the system for each page
 * and give them back, which on some machines costs fifteen times the packing (docs/decisions/249).
 */
const KEPT_TABLES = { MALLOC_MMAP_THRESHOLD_: '268435456', MALLOC_TRIM_THRESHOLD_: '268435456' };

const e2eStep: Step = async (env) => {
  if (!isBuilt(env)) {
    say('The browser tests need a finished build.');
    return verdict(false);
  }
  // One failure that says what is missing, not hundreds that do not.
  if (missingBrowser()) return verdict(false);
  return runner(['node_modules/@playwright/test/cli.js', 'test'])({ ...env, ...KEPT_TABLES });
};

/** Each file fills a heap anew: with a larger young part less of it is collected. Workers of jest take it over. */
const YOUNG_MB = 32;

const unitStep = runner([`--max-semi-space-size=${YOUNG_MB}`, 'node_modules/jest/bin/jest.js']);

/** `slow`: the long forms, which `npm test` leaves out (docs/decisions/150-two-lanes-of-tests.md). */
const inLane =
  (lane: 'quick' | 'slow', step: Step): Step =>
  (env) =>
    step({ ...env, TEST_LANE: lane });
const inSlowLane = (step: Step): Step => inLane('slow', step);

/** Both look only at what has changed since the last run, by its content: a checkout has new times. */
const cached = (tool: string) => [
  '--cache',
  ...['--cache-strategy', 'content', '--cache-location', `node_modules/.cache/${tool}/checked`],
];

/** The linter of a lane: its rules are others, so that what is kept of the last run is too. */
const lint = (lane: 'quick' | 'slow') =>
  inLane(
    lane,
    check(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cached(`eslint-${lane}`)]),
  );

/** The steps by name; `studio` runs already. */
const stepsWith = (studio: Promise<StudioEnd> | undefined): Record<string, Step> => ({
  format: check(['node_modules/prettier/bin/prettier.cjs', '--check', '.', ...cached('prettier')]),
  lint: lint('quick'),
  studio: () => (studio ? studioCounts(studio) : Promise.resolve(verdict(false))),
  unit: unitStep,
  build: buildStep,
  types: typesStep,
  routes: check(['--import', 'tsx', 'scripts/build/check-routes.ts']),
  e2e: e2eStep,
  'slow-lint': lint('slow'),
  'slow-unit': inSlowLane(unitStep),
  'slow-e2e': inSlowLane(e2eStep),
});

/**
 * One stage after the other, and in each the lines beside each other. Build, unit tests and browsers keep two processors
 * busy by themselves: beside each other all of them take half as long again (docs/decisions/329-one-of-each-promise.md).
 */
const STAGES = [
  [['format'], ['lint'], ['studio']],
  [['build', 'types', 'routes']],
  [['unit']],
  [['e2e', 'slow-lint', 'slow-unit', 'slow-e2e']],
];

/** The steps that are named; without names all but those of the slow lane, and with --slow those too. */
function chosen(all: readonly string[]): readonly string[] {
  const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Fault(`There is no step "${unknown}"; there are ${all.join(', ')}.`);
  if (names.length > 0) return all.filter((name) => names.includes(name));
  return process.argv.includes('--slow') ? all : all.filter((name) => !name.startsWith('slow-'));
}

async function inTurn(names: readonly string[], steps: Record<string, Step>, env: Env): Promise<Counts> {
  let total = NONE;
  for (const name of names) {
    say(`\n== ${name}`);
    const begun = performance.now();
    const counts = await steps[name]!(env);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    say(`== ${name} ${counts.failed > 0 ? 'FAILED' : 'done'} after ${seconds} s`);
    total = addCounts(total, counts);
  }
  return total;
}

/** Runs the steps that are chosen; ends the process. */
export function runTests(studio: Promise<StudioEnd> | undefined): void {
  runUntilStopped(async () => {
    const steps = stepsWith(studio);
    const names = chosen(Object.keys(steps));
    const env: Env = { ...checkedEnv(false), NEXT_TELEMETRY_DISABLED: '1' };
    const among = (group: readonly string[]) =>
      inTurn(
        names.filter((name) => group.includes(name)),
        steps,
        env,
      );
    const needsBrowser = names.some((name) => name.endsWith('e2e'));
    const browsers = needsBrowser ? installBrowsers(say) : undefined;
    let total = NONE;
    for (const stage of STAGES) {
      if (stage.flat().includes('e2e')) await browsers;
      total = [total, ...(await Promise.all(stage.map(among)))].reduce(addCounts);
    }
    const missing = needsBrowser && missingBrowser();
    if (missing) say(`\n${missing}`);
    say(`\n${lastLine(total)}`);
    return total.failed > 0 || total.passed === 0 ? 1 : 0;
  });
}
