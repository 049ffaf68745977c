import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../../scripts/shared/paths';
import { NONE, verdict, type Counts } from './test-counts';

/** Debian's own Python is the one that knows Blender's libraries. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

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

/** The tests of the picture studio. Without Python they are one skipped test; what needs Blender skips itself. */
export async function studioStep(): Promise<Counts> {
  const child = spawn(PYTHON, ['-m', 'unittest', 'discover', '-s', 'studio/tests', '-t', '.'], { cwd: ROOT });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  if (code === null) {
    process.stdout.write('Skipped: there is no Python on this machine.\n');
    return { ...NONE, skipped: 1 };
  }
  const counts = countsOfUnittest(printed);
  if (code !== 0 || !counts) process.stdout.write(printed);
  if (!counts) return verdict(false);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
