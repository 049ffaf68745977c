import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?><\/script>/g;
const HINT = /<link rel="preload" as="script"[^>]*>/g;

/** What stands at the end of each page: see page-starter.js, kept free of comments because visitors load it. */
const STARTER = readFileSync(path.join(__dirname, 'page-starter.js'), 'utf8').replace(/\n\s*/g, '\n');

/**
 * The page with its scripts fetched and run only when the first picture has been painted. A page reads whole
 * without them, so on a slow telephone the picture need not share the line with them nor wait for their work.
 * They start at once when somebody touches a key or the page, and after 2.5 s in any case.
 */
export function withLateScripts(html: string): string {
  const files: string[] = [];
  const bare = html.replace(HINT, '').replace(SCRIPT, (_, src: string) => {
    files.push(src);
    return '';
  });
  if (!files.length) return html;
  const starter = `<script data-starts="${files.join(' ')}">${STARTER}</script>`;
  return bare.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${starter}</body>`);
}
