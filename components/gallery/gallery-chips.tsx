import type { MouseEvent } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { Swatch } from '@/components/ui/control/swatch';

export interface GalleryFilter {
  value: string;
  label: string;
  /** Above its shelf. */
  head: string;
  anchor: string;
  /** Nominal colours of one of its tiles; none for all. */
  colours: readonly string[];
}

interface Props {
  label: string;
  filters: readonly GalleryFilter[];
  chosen: string;
  counts: ReadonlyMap<string, number>;
  total: number;
  onChoose: (value: string) => void;
}

/** Address of a filter: its query for the scripts, its shelf for pages without. */
const addressOf = ({ value, anchor }: GalleryFilter) =>
  `${value ? `?category=${encodeURIComponent(value)}` : ''}#${anchor}`;

/** The buttons of the gallery, each with its colour and count; links, so that they work without JavaScript. */
export function GalleryChips({ label, filters, chosen, counts, total, onChoose }: Props) {
  return (
    <nav
      aria-label={label}
      className="chips no-print sticky under-bar top-(--bar) z-10 border-b border-hairline bg-limewash py-2 noscript:static"
    >
      <ul className="flex gap-2 max-lg:-mx-margin max-lg:overflow-x-auto max-lg:px-margin max-lg:pb-1 lg:flex-wrap noscript:flex-wrap">
        {filters.map((filter) => {
          const { value, label: name, colours } = filter;
          const count = value ? (counts.get(value) ?? 0) : total;
          return (
            <li key={value} className="flex-none">
              <a
                href={addressOf(filter)}
                data-waits
                aria-current={value === chosen ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  onChoose(value);
                }}
                className={`t-label inline-flex min-h-tap items-center gap-2 rounded border border-joint px-3 no-underline transition-colors duration-fast hover:border-bitumen aria-[current]:border-bitumen aria-[current]:bg-bitumen aria-[current]:text-limewash ${count ? '' : 'text-bitumen-soft'}`}
              >
                {colours.length > 0 && <Swatch colours={colours} className="size-5" />}
                {name}
                <span className="t-note font-normal">{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
