import { shareOf, totalOf, type Row } from './measure';

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

const table = (head: readonly string[], lines: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const cellsOf = (row: Row) =>
  (['likely', 'unsure', 'unlikely'] as const).map((outcome) => percent(shareOf(row, outcome)));

/** One line for each kind, and one for all of a sort. */
export function kindTable(rows: readonly Row[]): string {
  const lines = [totalOf(rows, true), totalOf(rows, false), ...rows].map((row) => [
    row.kind,
    row.isRoof ? 'roof' : 'other',
    row.count,
    ...cellsOf(row),
  ]);
  return table(['Kind', 'Is', 'Pictures', 'Accepted', 'Asked', 'Refused'], lines);
}

/** What worse versions of the same photographs do, beside the photographs as they are. */
export function versionTable(versions: Readonly<Record<string, readonly Row[]>>): string {
  const lines = Object.entries(versions).map(([name, rows]) => [
    name,
    ...cellsOf(totalOf(rows, true)),
    ...cellsOf(totalOf(rows, false)),
  ]);
  const of = (sort: string) => ['accepted', 'asked', 'refused'].map((outcome) => `${sort} ${outcome}`);
  return table(['Version', ...of('Roofs'), ...of('Others')], lines);
}
