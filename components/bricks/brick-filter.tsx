'use client';

import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { changeSearch, useSearch } from '@/components/ui/address/use-search';
import { dropEarlySheets } from '@/components/ui/hydration/drop-early-sheets';
import { categoryOf, categorySearch, shelfId } from '@/lib/bricks/brick-filter';

export interface CategoryShelf {
  /** Its stated label, which is also its name in the address. */
  category: string;
  /** What it holds, in words: `200 mm blocks`. */
  title: string;
  /** `16 items` */
  count: string;
  children: ReactNode;
}

interface Props {
  label: string;
  shelves: readonly [CategoryShelf, ...CategoryShelf[]];
  /** What shows the right shelf until this here does. */
  early: ReactNode;
}

/**
 * One category at a time, the first at first; which one stands in the address, and going back undoes a choice.
 * Buttons are links: without JavaScript they lead to their shelf, for which the others make room.
 */
export function BrickFilter({ label, shelves, early }: Props) {
  const offered = shelves.map(({ category }) => category) as [string, ...string[]];
  const chosen = categoryOf(useSearch(), offered);
  const shown = shelves.find(({ category }) => category === chosen)!;
  useEffect(dropEarlySheets, []);

  return (
    <>
      <nav aria-label={label} className="chips no-print">
        <ul className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-2 sm:flex sm:flex-wrap">
          {shelves.map(({ category, title, count }) => (
            <li key={category}>
              <a
                href={`?category=${category}#${shelfId(category)}`}
                data-waits
                aria-current={category === chosen ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  changeSearch(categorySearch(category, offered));
                }}
                className="group grid h-full min-h-ctl content-center rounded border border-joint px-4 py-2 no-underline transition-colors duration-fast hover:border-bitumen aria-[current]:border-bitumen aria-[current]:bg-bitumen aria-[current]:text-limewash"
              >
                <span className="t-label">{category}</span>
                <span className="t-note text-bitumen-soft group-aria-[current]:text-limewash">
                  {title} <span className="block">{count}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="sr-only">
        {shown.title}: {shown.count}
      </p>
      {early}
      <div className="shelves">
        {shelves.map(({ category, title, count, children }) => (
          <section
            key={category}
            id={shelfId(category)}
            data-category={category}
            aria-labelledby={`${shelfId(category)}-title`}
            className={`pt-8 ${category === chosen ? '' : 'hidden noscript:target:block'}`}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-6">
              <h2 id={`${shelfId(category)}-title`} className="t-title">
                {title}
              </h2>
              <p className="t-small text-bitumen-soft">{count}</p>
            </div>
            {children}
          </section>
        ))}
      </div>
    </>
  );
}
