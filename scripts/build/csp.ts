import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';
import { withLateScripts } from '../page-boot/late-scripts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const META_START = '<meta http-equiv="Content-Security-Policy" content="';
const META_END = '"/>';
const META = new RegExp(`${META_START}[^>]*>`);
/** What a policy says before it names scripts of the page. */
const OWN_SCRIPTS = "script-src 'self'";
/** Every other type is data, which no policy stops. */
const EXECUTED = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** Hashes of the scripts that stand in the page itself, as a policy names them; `letters` says how its bytes were read. */
export function inlineScriptHashes(html: string, letters: 'utf8' | 'latin1' = 'utf8'): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    if (/\ssrc=/i.test(attributes) || !EXECUTED.test(type)) continue;
    hashes.add(`'sha256-${hash('sha256', Buffer.from(body, letters), 'base64')}'`);
  }
  return [...hashes];
}

/** The page as it was built, for a server that sends the policy as a header. */
export const withoutPolicy = (html: string): string => html.replace(META, '');

/** The page with a policy that allows its own inline scripts and no other. Null if it has no head. */
export function withPolicy(html: string, letters?: 'latin1'): string | null {
  const bare = withoutPolicy(html);
  const meta = `${META_START}${[OWN_SCRIPTS, ...inlineScriptHashes(bare, letters)].join(' ')}${META_END}`;
  const out = bare.replace(/<head\b[^>]*>/, (head) => head + meta);
  return out === bare ? null : out;
}

/**
 * Takes the policy out of a page where its bytes stand, which no other use may have. Returns the bytes that are left and
 * the hashes that the policy named; null for a page that was given none.
 */
export function cutPolicy(page: Buffer): { bare: Buffer; scripts: string[] } | null {
  const start = page.indexOf(META_START);
  const content = start + META_START.length;
  const end = start < 0 ? -1 : page.indexOf(META_END, content);
  if (end < 0) return null;
  const scripts = page.toString('latin1', content, end).slice(OWN_SCRIPTS.length).split(' ').filter(Boolean);
  const after = end + META_END.length;
  page.copyWithin(start, after);
  return { bare: page.subarray(0, page.length - (after - start)), scripts };
}

export const hasPolicy = (html: string) => META.test(html);

/** Every page that the build wrote as a file. */
export const prerenderedPages = (server: string): string[] =>
  ['app', 'pages']
    .map((name) => path.join(server, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.html'));

/**
 * Runs after each build: a static page cannot carry a nonce, so each gets the hashes of its own scripts. Gives each page
 * back as it was written, one at a time: nobody need read it again, and thousands do not fit into memory together. A letter
 * stands for a byte: all that is looked for and added is ASCII, and decoding the rest took longer than all of it.
 */
export function* addPolicies(server: string): Generator<string> {
  for (const file of prerenderedPages(server)) {
    const out = withPolicy(withLateScripts(readFileSync(file, 'latin1')), 'latin1');
    if (out === null) throw new Fault(`The page ${file} has no head to put a policy into.`);
    writeFileSync(file, out, 'latin1');
    yield out;
  }
}
