import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';

/**
 * Says to V8 that a script's functions are wanted at once, so that it compiles them off the main thread while
 * the script arrives, not one by one when the page starts. Other engines read a comment.
 * Source: https://v8.dev/blog/explicit-compile-hints (Chrome 136 and later).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

const STARTS = /<script data-starts="([^"]+)"/;
const OWN = '/_next/static/';

/** Scripts that a page starts with, as the page names them. */
const startsOf = (html: string): string[] => STARTS.exec(html)?.[1]?.split(' ') ?? [];

/**
 * Puts the hint on top of every script of the first view, once: those that a page names itself. What loads
 * when it is used (viewers, dialogs) would only be compiled in vain. Returns how many scripts got it. The pages are
 * taken one by one, so that they need not all be in memory.
 */
export function hintScripts(folder: string, pages: Iterable<string>): number {
  const starts = new Set<string>();
  for (const html of pages) for (const address of startsOf(html)) starts.add(address);
  if (starts.size === 0) throw new Fault('No page names the scripts it starts with.');
  for (const address of starts) {
    if (!address.startsWith(OWN)) throw new Fault(`A page starts with a script from elsewhere: ${address}`);
    const script = path.join(folder, address.slice(OWN.length));
    const text = readFileSync(script, 'utf8');
    if (!text.startsWith(COMPILE_HINT)) writeFileSync(script, COMPILE_HINT + text);
  }
  return starts.size;
}
