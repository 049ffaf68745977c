import { plural } from '@/lib/site/fill';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
}

/**
 * How many products are on the list, as it changes, and where the form stands below it the way there; no sum, for tiles
 * and heaters are no number together. Of an empty list the page says so itself; the count is only read out.
 */
export function ListSummary({ localised: { words, common }, lines }: Props) {
  const isEmpty = lines.length === 0;

  return (
    <div
      className={isEmpty ? 'sr-only' : 'flex min-h-tap flex-wrap items-center justify-between gap-x-6 pb-3'}
    >
      <p role="status" className="t-label">
        {plural(common.lang, lines.length, words.count)}
      </p>
      {!isEmpty && (
        <a href="#send" className="t-label text-link lg:hidden">
          {words.form.title}
        </a>
      )}
    </div>
  );
}
