import type { Look } from './look';

/** What is known of one page. */
export interface Row extends Look {
  path: string;
  /** The day it was looked at. */
  day: string;
  /** Bytes of its card, and of its HTML in Brotli. */
  card: number;
  html: number;
  /** Errors of the W3C checker; null where there was none at hand. */
  w3c: number | null;
}

const KB = 1024;
const kb = (bytes: number) => (bytes / KB).toFixed(1);

const HEAD = `# Audit

The routes of the route table and one product of each family, in both languages, looked at one by one by \`npm run audit\`. It needs a finished build (\`npm run build\`) and a Chromium; with Java and \`VNU_JAR=/path/to/vnu.jar\` (npm package \`vnu-jar\`) it asks the W3C checker too. \`npm run audit -- --only /news,/cart\` looks at some pages and keeps the rows of the others. The quick checks run on every route in each \`npm test\` (\`tests/e2e/quality\`, \`tests/e2e/base\`); this one opens what can be opened.

- Title and description: characters; 30 to 60 and 110 to 160 are wanted. Card: KB, under 300. HTML: KB as a browser is sent it (Brotli), at most 30.
- Scripts: KB of all JavaScript until the line is quiet, gzip, and how many times an empty page of this Next version.
- axe: rules of WCAG 2.2 A and AA and best practice that are broken on the page as it comes, and with the opened: submenus, folds, the assistant, up to two dialogs.
- W3C: errors of its checker, asked by its version of September 2026. Roles of rows and cells, which it does not want inside a table, are not counted: they stay where a table lies as cards on a telephone, since older Safari no longer tells of a table whose parts are laid out otherwise.
- 320: pixels by which the page is wider than a window of 320 px. Console: errors and warnings.

Guarded pages are looked at signed in.

Lighthouse is asked apart from it, on a quiet machine: \`npm run bench:lighthouse\` prints medians of five visits of a telephone to an empty page and to one page of each kind (\`--times 1\`, \`--only /news,/cart\`), on the clock and by the processor's own (decision 213); npx fetches the program. Sign-in is kept from search engines, which costs it points for SEO.
`;

const COLUMNS = [
  'Page',
  'Day',
  'Title',
  'Description',
  'Card',
  'HTML',
  'Scripts',
  'axe',
  'Opened',
  'W3C',
  '320',
  'Console',
];

const within = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Figures that are not what is wanted, as the head of the page says it. */
function outOfBounds({ title, description, card, html, w3c, overflow }: Row): string[] {
  const faults: [says: string, isFault: boolean][] = [
    [`a title of ${title} characters`, !within(title, [30, 60])],
    [`a description of ${description} characters`, !within(description, [110, 160])],
    [`a card of ${kb(card)} KB`, card >= 300 * KB],
    [`${kb(html)} KB of HTML`, html > 30 * KB],
    [`${w3c} errors of the W3C checker`, Boolean(w3c)],
    [`${overflow} px wider than 320`, overflow > 0],
  ];
  return faults.filter(([, isFault]) => isFault).map(([says]) => says);
}

/** The page docs/audit.md. `all` is how many routes there are, `empty` the gzip bytes of an empty page's scripts. */
export function auditPage(rows: readonly Row[], { all, empty }: { all: number; empty: number }): string {
  const cells = (row: Row) => [
    row.path,
    row.day,
    row.title,
    row.description,
    kb(row.card),
    kb(row.html),
    `${kb(row.scripts)} (${(row.scripts / empty).toFixed(2)} ×)`,
    row.axe.length,
    row.opened,
    row.w3c ?? 'not asked',
    row.overflow,
    row.said.length,
  ];
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(cells)].map(
    (line) => `| ${line.join(' | ')} |`,
  );
  const faults = rows.flatMap((row) =>
    [...outOfBounds(row), ...row.axe, ...row.said].map((fault) => `- ${row.path}: ${fault.slice(0, 200)}`),
  );
  return `${HEAD}\n${rows.length} of ${all} pages have been looked at so far.\n\n${lines.join('\n')}\n\n## Faults\n\n${faults.length > 0 ? faults.join('\n') : 'None.'}\n`;
}
