import { readdirSync, readFileSync } from 'node:fs';

const KB_OF_MB = 1024;

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all that it started, by their numbers. */
export function treeOf(root: number): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(
    all.map((pid) => {
      const stat = read(pid, 'stat');
      return [pid, stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? ''] as const;
    }),
  );
  const tree = [String(root)];
  for (const pid of tree) tree.push(...all.filter((one) => parents.get(one) === pid));
  return tree;
}

/** Megabytes that some processes hold, what several share counted once. */
export const megabytesOf = (pids: readonly string[]): number =>
  pids
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / KB_OF_MB)
    .reduce((sum, one) => sum + one, 0);

/** The one of some processes whose command has a word in it. */
export const withWord = (pids: readonly string[], word: string): string | undefined =>
  pids.find((pid) => read(pid, 'cmdline').includes(word));
