import { NONE, verdict, type Counts } from './test-counts';

/** Counts from the last lines of Python's unittest; null when it printed none. */
export function countsOfUnittest(printed: string): Counts | null {
  const ran = /^Ran (\d+) tests? in/m.exec(printed)?.[1];
  const end = /^(OK|FAILED)(?: \((.*)\))?$/m.exec(printed);
  if (!ran || !end) return null;
  const of = (word: string) => Number(new RegExp(`\\b${word}=(\\d+)`).exec(end[2] ?? '')?.[1] ?? 0);
  const failed = of('failures') + of('errors') + of('unexpected successes');
  const skipped = of('skipped');
  return { passed: Number(ran) - failed - skipped, failed, skipped };
}

export interface StudioEnd {
  code: number | null;
  printed: string;
}

/** What the tests of the picture studio came to. Without Python they are one skipped test; what needs Blender skips itself. */
export async function studioCounts(ending: Promise<StudioEnd>): Promise<Counts> {
  const { code, printed } = await ending;
  if (code === null) {
    process.stdout.write('Skipped: there is no Python on this machine.\n');
    return { ...NONE, skipped: 1 };
  }
  const counts = countsOfUnittest(printed);
  if (code !== 0 || !counts) process.stdout.write(printed);
  if (!counts) return verdict(false);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
