import { PairTable, type DataRow } from '@/components/ui/layout/data-table';
import type { Lang } from '@/content/lang';
import { figureSaid, notesOf, sheetWords, type Figure } from '@/content/solar/sheets';
import { FigureNotes, NoteMarks } from './figure-notes';

interface Props {
  /** Said by screen readers before the table. */
  caption: string;
  figures: readonly Figure[];
  /** Rows whose value is told on request. */
  unknown?: readonly string[];
  lang: Lang;
}

const named = (rows: Readonly<Record<string, string>>, id: string) => rows[id] ?? id;

/** The sheet of one model or system: label and value, each with its unit, and notes to what is doubted. */
export function FigureSheet({ caption, figures, unknown = [], lang }: Props) {
  const { rows, units, request, property, value } = sheetWords[lang];
  const notes = notesOf(figures);
  const known: DataRow[] = figures.map((figure) => ({
    id: figure.id,
    head: named(rows, figure.id),
    cells: [
      <span key={figure.id}>
        <span className="whitespace-nowrap">
          {figureSaid(figure, lang)}
          {figure.unit && <span className="font-normal text-bitumen-soft"> {units[figure.unit]}</span>}
        </span>
        <NoteMarks of={figure.notes} among={notes} lang={lang} />
      </span>,
    ],
  }));
  const asked: DataRow[] = unknown.map((id) => ({ id, head: named(rows, id), cells: [request] }));
  return (
    <>
      <PairTable
        caption={caption}
        columns={[{ head: property }, { head: value }]}
        rows={[...known, ...asked]}
      />
      <FigureNotes notes={notes} lang={lang} />
    </>
  );
}
