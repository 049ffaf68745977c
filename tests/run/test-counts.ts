export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** What a runner leaves in the file that TEST_COUNTS names. */
export interface Report extends Counts {
  /** Milliseconds of each test file. */
  times: [file: string, milliseconds: number][];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** One check. */
export const verdict = (ok: boolean): Counts => ({ ...NONE, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const lastLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
