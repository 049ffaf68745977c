import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** Kept free of comments because visitors load it. */
const inline = (name: string) => readFileSync(path.join(__dirname, name), 'utf8').replace(/\n\s*/g, '\n');

/** What stands at the end of each page: starts its scripts. */
const STARTER = inline('page-starter.js');

/** What stands in the head: keeps what is pressed and typed before the scripts run, and gives it to them. */
const EARLY_INPUT = `<script>${inline('early-input.js')}</script>`;

/**
 * The page with its scripts fetched and run only when the first picture has arrived. A page reads whole without
 * them, so on a slow telephone the picture need not share the line with them nor wait for their work. Where no
 * picture fills a good part of the window they start after the first paint; at once when somebody touches a key
 * or the page or rests a mouse on it, and after 2.5 s in any case. What is pressed meanwhile is kept.
 */
export function withLateScripts(html: string): string {
  const files: string[] = [];
  const bare = html.replace(HINT, '').replace(SCRIPT, (_, src: string) => {
    files.push(src);
    return '';
  });
  if (!files.length) return html;
  const starter = `<script data-starts="${files.join(' ')}">${STARTER}</script>`;
  return bare
    .replace(/<link\b|<\/head>/, (first) => EARLY_INPUT + first)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${starter}</body>`);
}
