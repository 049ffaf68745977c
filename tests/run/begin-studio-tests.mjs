// Bare Node: runs while packages are installed.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Debian's own Python is the one that knows Blender's libraries. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

/**
 * Starts the tests of the picture studio, which need Python alone.
 * @returns {Promise<{ code: number | null, printed: string }>} how they ended; without Python `code` is null
 */
export function beginStudioTests() {
  const child = spawn(PYTHON, ['-m', 'unittest', 'discover', '-s', 'studio/tests', '-t', '.'], { cwd: root });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  return new Promise((resolve) => {
    child.on('error', () => resolve({ code: null, printed }));
    child.on('close', (code) => resolve({ code, printed }));
  });
}
