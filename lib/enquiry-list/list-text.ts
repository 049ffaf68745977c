import { COMMA, type Lang } from '@/content/lang';
import type { UnitWords } from '@/content/units';
import { csv } from '@/lib/text/csv';
import { fill } from '@/lib/site/fill';
import type { ShownLine } from './shown-line';

/** How a line is put into words. */
export interface LineWords {
  units: UnitWords;
  /** `{product}`: its name, and what tells it from its like. */
  line: { product: string; typed: string; plain: string; noted: string };
}

interface CsvWords extends LineWords {
  columns: { product: string; quantity: string; unit: string; note: string; page: string };
}

/** How a unit is called; one of a list of an earlier time by its own name. */
export const unitName = (units: UnitWords, unit: string): string =>
  Object.hasOwn(units, unit) ? units[unit as keyof UnitWords] : unit;

const label = ({ name, variant }: ShownLine, { line }: LineWords) =>
  variant ? fill(line.product, { name, variant }) : name;

/** How much of a line: what was typed, where that is no number. */
export const amountOf = (
  { quantity, typed }: Pick<ShownLine, 'quantity' | 'typed'>,
  amount: (value: number) => string = String,
): string => typed ?? amount(quantity);

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

/** How much there is of each unit, in the order the units appear; what was not read as a number is in no sum. */
export function listTotals(lines: readonly ShownLine[], units: UnitWords, lang: Lang): string {
  const sums = new Map<string, number>();
  for (const { unit, quantity, typed } of lines) if (!typed) sums.set(unit, (sums.get(unit) ?? 0) + quantity);
  // Sums of hundredths are no hundredths in binary.
  const said = [...sums].map(([unit, sum]) => `${Math.round(sum * 100) / 100} ${unitName(units, unit)}`);
  return said.join(COMMA[lang]);
}

/** One line as people write it, for mails and chats; `amount` writes its number. */
export function lineText(line: ShownLine, words: LineWords, amount?: (value: number) => string) {
  const { typed, note } = line;
  // What was typed may name a unit of its own.
  const unit = typed ? '' : ` ${unitName(words.units, line.unit)}`;
  const values = {
    quantity: typed ? fill(words.line.typed, { quantity: typed }) : amountOf(line, amount),
    unit,
    product: label(line, words),
    note,
  };
  return fill(note ? words.line.noted : words.line.plain, values);
}

/** Address that opens a chat with the list written into it; nothing is sent before the visitor does. */
export const whatsappUrl = (
  number: string,
  words: LineWords & { greeting: string },
  lines: readonly ShownLine[],
): string => {
  const text = [words.greeting, ...lines.map((line) => lineText(line, words))].join('\n');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
};
