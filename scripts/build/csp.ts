import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';
import { withLateScripts } from '../page-boot/late-scripts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const META = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
/** Every other type is data, which no policy stops. */
const EXECUTED = /^(|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/** Hashes of the scripts that stand in the page itself, as a policy names them. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
    if (/\ssrc=/i.test(attributes) || !EXECUTED.test(type)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

/** The page as it was built, for a server that sends the policy as a header. */
export const withoutPolicy = (html: string): string => html.replace(META, '');

/** The page with a policy that allows its own inline scripts and no other. Null if it has no head. */
export function withPolicy(html: string): string | null {
  const bare = withoutPolicy(html);
  const policy = ["script-src 'self'", ...inlineScriptHashes(bare)].join(' ');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const out = bare.replace(/<head\b[^>]*>/, (head) => head + meta);
  return out === bare ? null : out;
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

/** Runs after each build: a static page cannot carry a nonce, so each gets the hashes of its own scripts. */
export function addPolicies(server: string): { pages: number; scripts: number } {
  const files = prerenderedPages(server);
  let scripts = 0;
  for (const file of files) {
    const html = withLateScripts(readFileSync(file, 'utf8'));
    const out = withPolicy(html);
    if (out === null) throw new Fault(`The page ${file} has no head to put a policy into.`);
    writeFileSync(file, out);
    scripts = Math.max(scripts, inlineScriptHashes(html).length);
  }
  return { pages: files.length, scripts };
}
