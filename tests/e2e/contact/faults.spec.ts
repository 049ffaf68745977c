import { runFaults } from '../../faults/run';
import { expect, test } from '../../helpers/browser/test';

/** The short form of `npm run test:faults`; the seed of each run is printed, so that it can be run again. */
test(
  'two dozen enquiries while server, database and mail service fail: none is lost, none is told twice',
  { tag: '@slow' },
  async () => {
    test.setTimeout(600_000);
    const seed = 1 + Math.floor(Math.random() * 99_999);
    const lines: string[] = [`seed ${seed}`];
    const plan = {
      enquiries: 24,
      servers: 1,
      seed,
      concurrency: 4,
      tell: (line: string) => void lines.push(line),
    };
    const { acknowledged, faults } = await runFaults(plan);
    expect(faults, lines.join('\n')).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10);
  },
);
