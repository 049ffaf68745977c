import type { Lang } from '@/content/lang';
import { sheetWords, type Doubt } from '@/content/solar/sheets';

/** The numbers of the notes to a figure. */
export function DoubtMarks({ of, among }: { of: readonly Doubt[]; among: readonly Doubt[] }) {
  if (of.length === 0) return null;
  return (
    <>
      {' '}
      <sup className="font-normal text-terracotta">
        {of.map((doubt) => among.indexOf(doubt) + 1).join(', ')}
      </sup>
    </>
  );
}

interface Props {
  of: readonly Doubt[];
  /** Where the figures come from, said before the notes. */
  source: string;
  lang: Lang;
}

/** The notes at the foot of a table, with the numbers of its marks. */
export function Doubts({ of, source, lang }: Props) {
  const { doubts } = sheetWords[lang];
  return (
    <div className="t-note grid max-w-measure gap-1 pt-4 text-bitumen-soft">
      <p>{source}</p>
      {of.map((doubt, index) => (
        <p key={doubt}>
          <span className="text-terracotta">{index + 1}</span> {doubts[doubt]}
        </p>
      ))}
    </div>
  );
}
