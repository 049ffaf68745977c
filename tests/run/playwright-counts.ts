import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import type { Report } from './test-counts';

/** Leaves plain counts for `npm test` to add up, with the time of each file. */
export default class PlaywrightCounts implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;
  private readonly times = new Map<string, number>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = path.relative(process.cwd(), location.file);
    this.times.set(file, (this.times.get(file) ?? 0) + duration);
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length;
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length;
    const failed = outcomes.length - passed - skipped + this.errors;
    const report: Report = { passed, skipped, failed, times: [...this.times] };
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(report));
  }

  printsToStdio(): boolean {
    return false;
  }
}
