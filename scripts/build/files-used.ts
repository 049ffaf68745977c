import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../shared/paths';

const PROGRAM = /\.(ts|tsx|mjs|js)$/;
const QUOTED = /(['"`])([\w@./-]+)\1/g;

/** A name in a program, as the file it means: an import, a file read beside the program, a program that it runs. */
function fileMeant(name: string, folder: string): string | null {
  const places = name.startsWith('.') ? [folder] : [folder, '.'];
  const candidates = places.flatMap((at) =>
    ['', '.ts', '.tsx', '.mjs', '.js'].map((ending) => path.posix.join(at, name + ending)),
  );
  const found = candidates.find(
    (file) => PROGRAM.test(file) && existsSync(inRoot(file)) && statSync(inRoot(file)).isFile(),
  );
  return found?.startsWith('scripts/') ? found : null;
}

/** A program and every other of this folder that it names, and what those name in turn. */
export function filesUsed(entry: string): string[] {
  const seen = new Set([entry]);
  for (const file of seen) {
    const text = readFileSync(inRoot(file), 'utf8');
    for (const [, , name = ''] of text.matchAll(QUOTED)) {
      const used = fileMeant(name, path.posix.dirname(file));
      if (used) seen.add(used);
    }
  }
  return [...seen].sort();
}
