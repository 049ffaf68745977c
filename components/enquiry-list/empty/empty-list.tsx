import type { ReactNode } from 'react';
import { plural } from '@/lib/site/fill';
import type { LocalisedList } from '@/components/enquiry-list/localised-list';

interface Props {
  localised: LocalisedList;
  elsewhere: boolean;
  /** The summary above has said how many there are. */
  isCounted?: boolean;
  /** What it says, as it stands in the page before its scripts. */
  children: ReactNode;
}

/** The page shows ways into the range under it. */
export function EmptyList({ localised: { words, common }, elsewhere, isCounted = false, children }: Props) {
  return (
    <div data-empty-list className="grid gap-4">
      {!isCounted && (
        <p role="status" className="sr-only">
          {plural(common.lang, 0, words.count)}
        </p>
      )}
      {elsewhere && (
        <p role="status" className="max-w-measure border-s-6 border-verdigris bg-verdigris-wash p-4">
          {words.emptiedElsewhere}
        </p>
      )}
      {children}
    </div>
  );
}
