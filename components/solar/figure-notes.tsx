import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { sheetWords, type Note } from '@/content/solar/sheets';

interface MarksProps {
  of: readonly Note[];
  among: readonly Note[];
  lang: Lang;
}

/** The numbers of the notes to a figure. */
export function NoteMarks({ of, among, lang }: MarksProps) {
  const noted = among.filter((note) => of.includes(note));
  if (noted.length === 0) return null;
  return (
    <>
      {' '}
      <sup className="font-normal text-terracotta">
        {inOneLine(
          noted.map((note) => among.indexOf(note) + 1),
          lang,
        )}
      </sup>
    </>
  );
}

interface Props {
  notes: readonly Note[];
  /** Where the figures come from is said right above, of the same figures. */
  isSourceSaid?: boolean;
  lang: Lang;
}

/** The foot of a table: where its figures come from, and the notes with the numbers of its marks. */
export function FigureNotes({ notes, isSourceSaid = false, lang }: Props) {
  const { source, notes: words } = sheetWords[lang];
  if (isSourceSaid && notes.length === 0) return null;
  return (
    <div className="t-note grid max-w-measure gap-1 pt-4 text-bitumen-soft">
      {!isSourceSaid && <p>{source}</p>}
      {notes.map((note, index) => (
        <p key={note}>
          <span className="text-terracotta">{index + 1}</span> {words[note]}
        </p>
      ))}
    </div>
  );
}
