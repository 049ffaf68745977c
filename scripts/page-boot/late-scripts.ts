import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { LANGS, type Lang } from '../../content/lang';
import { isMoved, scriptsIn, withBoot, withoutScripts, type Bare } from '../../server/late-scripts';
import type { PageBoot } from '../../server/static/static-archive-format';
import { Fault } from '../shared/fault';
import { speculationScript } from './speculation';

const ANY_HINT = /<link\b(?=[^>]*\sas="script")[^>]*>/i;

/** As short as can be, since it comes with every page; in words that browsers know which run no other script of ours. */
const inline = (name: string) =>
  transformSync(readFileSync(path.join(__dirname, name), 'utf8'), {
    minify: true,
    target: 'es2019',
  }).code.trim();

/**
 * In the head: notes what others change in the page before React has read it; keeps what is pressed and typed before the
 * scripts run, and gives it to them; leaves the line to the opening picture. See README.md.
 */
const HEAD = ['page-record.js', 'early-input.js', 'later-pictures.js']
  .map((name) => `<script>${inline(name)}</script>`)
  .join('');

/** What every page is given, by the build or by the HTTP server. */
export const PAGE_BOOT: PageBoot = {
  head: HEAD,
  loader: inline('script-loader.js'),
  ahead: Object.fromEntries(LANGS.map((lang) => [lang, speculationScript(lang)])) as Record<Lang, string>,
};

/** A script that starts early takes the line from the picture; one that is lost leaves the page dead. */
function checkMoved(built: readonly string[], bare: Bare): void {
  const early = scriptsIn(bare.html);
  const lost = built.filter((src) => !bare.files.includes(src) && !early.includes(src));
  const twice = bare.files.filter((src, index) => bare.files.indexOf(src) !== index);
  const hint = ANY_HINT.exec(bare.html)?.[0];
  const fault = (what: string, names: readonly unknown[]) => new Fault(`A page ${what}: ${names.join(' ')}`);
  if (early.length > 0) throw fault('keeps an early script', early);
  if (lost.length > 0) throw fault('loses a script', lost);
  if (twice.length > 0) throw fault('names a script twice', twice);
  if (hint) throw fault('fetches a script ahead', [hint]);
  if (!isMoved(bare)) throw fault('has no end to start its scripts from', bare.files);
}

/**
 * The page with its scripts fetched and run only when the first picture has arrived. A page reads whole without
 * them, so on a slow telephone the picture need not share the line with them nor wait for their work. Where no
 * picture fills a good part of the window they start after the first paint; at once when somebody touches a key
 * or the page or moves a mouse on it, and after 2.5 s in any case. What is pressed meanwhile is kept.
 */
export function withLateScripts(html: string): string {
  const built = scriptsIn(html);
  if (!built.length) return html;
  const bare = withoutScripts(html);
  checkMoved(built, bare);
  return withBoot(bare, PAGE_BOOT);
}
