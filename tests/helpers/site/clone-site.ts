import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Copies a folder by hard links where the disk allows it: 30,000 files in seconds and no space. */
function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
  }
}

/** A copy of the working tree without what git ignores, its dependencies linked in, in a temporary folder. */
export function cloneSite(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 1e8,
  });
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(copy, file));
  }
  linkTree('node_modules', path.join(copy, 'node_modules'));
  return copy;
}
