/** One object of a PDF as it stands in the file, `12 0 obj` to `endobj`. One character is one byte. */
export type PdfObject = string;

const XREF = /xref\n0 \d+\n((?:\d{10} \d{5} [nf] ?\r?\n)+)(trailer\n[\s\S]*startxref\n)\d+(\n%%EOF\s*)$/;

/**
 * A PDF with its objects changed. For files as Chromium prints them: one table of objects at the end, in plain text.
 * An object may become longer or shorter; the table is written anew.
 */
export function changeObjects(file: Buffer, change: (object: PdfObject) => PdfObject): Buffer {
  const text = file.toString('latin1');
  const table = XREF.exec(text);
  if (!table) throw new Error('This PDF has no plain table of objects.');
  const [, rows, trailer, end] = table as unknown as [string, string, string, string];
  const starts = rows
    .trim()
    .split('\n')
    .map((row, id) => ({ id, at: row.includes('n') ? Number(row.slice(0, 10)) : -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  let written = text.slice(0, starts[0]?.at);
  const moved: number[] = [];
  for (const [nth, { id, at }] of starts.entries()) {
    moved[id] = written.length;
    written += change(text.slice(at, starts[nth + 1]?.at ?? table.index));
  }
  const count = rows.trim().split('\n').length;
  const rowOf = (id: number) =>
    moved[id] === undefined ? '0000000000 65535 f \n' : `${String(moved[id]).padStart(10, '0')} 00000 n \n`;
  const xref = Array.from({ length: count }, (_, id) => rowOf(id)).join('');
  return Buffer.from(`${written}xref\n0 ${count}\n${xref}${trailer}${written.length}${end}`, 'latin1');
}
