import { csv } from '@/lib/text/csv';
import { label, unitName, type LineWords } from './list-text';
import type { ShownLine } from './shown-line';

interface CsvWords extends Omit<LineWords, 'lang'> {
  columns: { product: string; quantity: string; unit: string; note: string; page: string };
}

/** The list as a file for spreadsheets. */
export function listCsv(lines: readonly ShownLine[], words: CsvWords, origin: string): string {
  const { columns, units } = words;
  return csv([
    [columns.product, columns.quantity, columns.unit, columns.note, columns.page],
    ...lines.map((line) => [
      label(line, words),
      line.typed ?? line.quantity,
      unitName(units, line.unit),
      line.note,
      origin + line.url,
    ]),
  ]);
}
