import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../shared/fault';
import { langOr } from '../../lib/site/lang';
import { speculationScript } from './speculation';

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** Whatever the build may call a script of its own today or tomorrow, but those for old browsers. */
const ANY_SCRIPT = /<script\b(?![^>]*\snomodule)[^>]*\ssrc="([^"]+)"/gi;
const ANY_HINT = /<link\b(?=[^>]*\sas="script")[^>]*>/i;

/** Kept free of comments because visitors load it. */
const inline = (name: string) => readFileSync(path.join(__dirname, name), 'utf8').replace(/\n\s*/g, '\n');

/** What stands at the end of each page: starts its scripts. */
const LOADER = inline('script-loader.js');

/**
 * What stands in the head: notes what others change in the page before React has read it; keeps what is pressed and
 * typed before the scripts run, and gives it to them; leaves the line to the opening picture. See README.md.
 */
const HEAD = ['page-record.js', 'early-input.js', 'later-pictures.js']
  .map((name) => `<script>${inline(name)}</script>`)
  .join('');

/** What runs a page once everything it runs is there. */
const RUNTIME = /\/turbopack-[^/]*$/;

/** The runtime last: asked for by itself, it starts the page in a task of its own, not in that of a large script. */
const runtimeLast = (files: readonly string[]) =>
  files.toSorted((a, b) => Number(RUNTIME.test(a)) - Number(RUNTIME.test(b)));

const langOfDocument = (html: string) => langOr(/<html\b[^>]*\slang="([^"]*)"/.exec(html)?.[1]);

/** A script that starts early takes the line from the picture; one that is lost leaves the page dead. */
function checkMoved(built: string[], files: string[], bare: string): void {
  const early = [...bare.matchAll(ANY_SCRIPT)].map(([, src]) => src);
  const lost = built.filter((src) => !files.includes(src) && !early.includes(src));
  const twice = files.filter((src, index) => files.indexOf(src) !== index);
  const hint = ANY_HINT.exec(bare)?.[0];
  const fault = (what: string, names: unknown[]) => new Fault(`A page ${what}: ${names.join(' ')}`);
  if (early.length > 0) throw fault('keeps an early script', early);
  if (lost.length > 0) throw fault('loses a script', lost);
  if (twice.length > 0) throw fault('names a script twice', twice);
  if (hint) throw fault('fetches a script ahead', [hint]);
  if (!/<\/body>/.test(bare)) throw fault('has no end to start its scripts from', files);
}

/**
 * The page with its scripts fetched and run only when the first picture has arrived. A page reads whole without
 * them, so on a slow telephone the picture need not share the line with them nor wait for their work. Where no
 * picture fills a good part of the window they start after the first paint; at once when somebody touches a key
 * or the page or moves a mouse on it, and after 2.5 s in any case. What is pressed meanwhile is kept.
 */
export function withLateScripts(html: string): string {
  const built = [...html.matchAll(ANY_SCRIPT)].map(([, src = '']) => src);
  const files: string[] = [];
  const bare = html.replace(HINT, '').replace(SCRIPT, (_, src: string) => {
    files.push(src);
    return '';
  });
  if (!built.length) return html;
  checkMoved(built, files, bare);
  const loader = `<script data-starts="${runtimeLast(files).join(' ')}">${LOADER}</script>`;
  return bare
    .replace(/<link\b|<\/head>/, (first) => HEAD + first)
    .replace(
      /<\/body>(?![\s\S]*<\/body>)/,
      () => `${speculationScript(langOfDocument(html))}${loader}</body>`,
    );
}
