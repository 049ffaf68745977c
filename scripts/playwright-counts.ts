import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Leaves plain counts for `npm test` to add up. */
export default class PlaywrightCounts implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => outcome === 'expected' || outcome === 'flaky').length;
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length;
    const counts = { passed, skipped, failed: outcomes.length - passed - skipped + this.errors };
    if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}
