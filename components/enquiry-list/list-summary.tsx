import { plural } from '@/lib/site/fill';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { listTotals } from '@/lib/enquiry-list/list-text';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
}

/**
 * What the list comes to, as it changes, and where the form stands below it the way there. Of an empty list the page
 * says so itself; the count is only read out.
 */
export function ListSummary({ localised: { words, units, common }, lines }: Props) {
  const isEmpty = lines.length === 0;

  return (
    <div
      className={isEmpty ? 'sr-only' : 'flex min-h-tap flex-wrap items-center justify-between gap-x-6 pb-3'}
    >
      <p role="status" className="t-label">
        {plural(common.lang, lines.length, words.count)}
        {!isEmpty && (
          <span className="ps-3 font-normal tabular-nums text-bitumen-soft">
            {listTotals(lines, units, common.lang)}
          </span>
        )}
      </p>
      {!isEmpty && (
        <a href="#send" className="t-label text-link lg:hidden">
          {words.form.title}
        </a>
      )}
    </div>
  );
}
