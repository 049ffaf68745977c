import type { EnquiryLine } from './enquiry-list';

/** A programme of tables takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

interface Words {
  article: string;
  quantity: string;
  unit: string;
  note: string;
  page: string;
}

const label = ({ name, variant }: EnquiryLine) => [name, variant].filter(Boolean).join(', ');

/** The list as a file for a programme of tables: RFC 4180, with a mark that says UTF-8. */
export function listCsv(lines: readonly EnquiryLine[], words: Words, origin: string): string {
  const rows = [
    [words.article, words.quantity, words.unit, words.note, words.page],
    ...lines.map((line) => [label(line), line.quantity, line.unit, line.note, origin + line.url]),
  ];
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** How much there is of each unit, in the order the units appear. */
export function listTotals(lines: readonly EnquiryLine[]): string {
  const sums = new Map<string, number>();
  for (const { unit, quantity } of lines) sums.set(unit, (sums.get(unit) ?? 0) + quantity);
  // Sums of hundredths are no hundredths in binary.
  return [...sums].map(([unit, sum]) => `${Math.round(sum * 100) / 100} ${unit}`).join(', ');
}

/** One line as people write it: for mails and chats. */
export const lineText = (line: EnquiryLine): string =>
  `${line.quantity} ${line.unit}: ${label(line)}${line.note ? ` (${line.note})` : ''}`;

/** Address that opens a chat with the list written into it; nothing is sent before the visitor does. */
export const whatsappUrl = (number: string, greeting: string, lines: readonly EnquiryLine[]): string =>
  `https://wa.me/${number}?text=${encodeURIComponent([greeting, ...lines.map(lineText)].join('\n'))}`;
