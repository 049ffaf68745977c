import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SKIP = new Set(['node_modules', '.next', '.data', '.git', 'generated', 'test-results', '.cache']);

/** Every file below a folder of the repository, as paths from its root with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIP.has(entry.name)) return [];
    const at = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(at) : [at];
  });
}

/** Source files of the site itself, tests left out. */
export const sources = (): string[] =>
  ['app', 'components', 'content', 'lib', 'prisma']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Those files whose text matches, as `file: match`. */
export const matches = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) => {
    const found = pattern.exec(textOf(file));
    return found ? [`${file}: ${found[0]}`] : [];
  });
