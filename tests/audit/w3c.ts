import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Roles that tables keep where they lie as cards on a telephone: older Safari no longer tells of such a table. */
const KEPT_ROLES =
  /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/;

/**
 * What the W3C checker finds wrong in each page, in the order of the pages: one start of Java for all of them, 130 take a
 * minute instead of fifteen.
 */
export function w3cErrors(jar: string, pages: readonly Buffer[]): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-audit-'));
  const found = pages.map((): string[] => []);
  try {
    const files = pages.map((html, at) => {
      const file = path.join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const args = [
      '-jar',
      jar,
      '--errors-only',
      '--format',
      'json',
      '--exit-zero-always',
      '--stdout',
      ...files,
    ];
    const answer = execFileSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(answer) as { messages: { url: string; message: string }[] };
    for (const { url, message } of messages)
      if (!KEPT_ROLES.test(message)) found[Number.parseInt(path.basename(url), 10)]?.push(message);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}
