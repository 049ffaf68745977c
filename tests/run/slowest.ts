const SHOWN = 10;

/** The test files that took longest, one line each, slowest first. Times in milliseconds. */
export function slowestFiles(times: readonly (readonly [string, number])[]): string[] {
  const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  return slowest.map(([file, time]) => `${(time / 1000).toFixed(1).padStart(7)} s  ${file}`);
}
