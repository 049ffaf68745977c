import { DataTable } from '@/components/ui/layout/data-table';
import type { Lang } from '@/content/lang';
import { figureSaid, notesOf, sheetWords, type Figure } from '@/content/solar/sheets';
import { FigureNotes, NoteMarks } from './figure-notes';

interface Props {
  words: { caption: string };
  /** What is compared, by the name over its column. */
  sheets: readonly { id: string; name: string; figures: readonly Figure[] }[];
  ground: 'bg-sand' | 'bg-limewash';
  lang: Lang;
}

/** Several sheets side by side: a row for each property, with its unit, so that figures copy as figures. */
export function CompareSheets({ words, sheets, ground, lang }: Props) {
  const { rows, units, property } = sheetWords[lang];
  const notes = notesOf(sheets.flatMap(({ figures }) => figures));
  const [first] = sheets;
  if (!first) return null;
  return (
    <>
      <DataTable
        caption={words.caption}
        ground={ground}
        narrow="columns"
        columns={[
          { head: property },
          ...sheets.map(({ name }) => ({ head: name, holds: 'figures' as const })),
        ]}
        rows={first.figures.map(({ id, unit }, place) => ({
          id,
          head: (
            <>
              {rows[id as keyof typeof rows]}
              {unit && <span className="font-normal text-bitumen-soft"> ({units[unit]})</span>}
            </>
          ),
          cells: sheets.map(({ id: sheet, figures }) => (
            <span key={sheet} className="@2xl:whitespace-nowrap">
              {figureSaid(figures[place]!, lang)}
              <NoteMarks of={figures[place]!.notes} among={notes} lang={lang} />
            </span>
          )),
        }))}
      />
      {/* The sheets above it have the same figures, and said where they come from. */}
      <FigureNotes notes={notes} isSourceSaid lang={lang} />
    </>
  );
}
