'use client';

import { useEffect, useRef } from 'react';
import { fill } from '@/lib/site/fill';
import type { PageMarksWords } from '@/components/ui/carousel/page-slider-words';

interface Props {
  count: number;
  index: number;
  words: PageMarksWords;
  onGo: (place: number) => void;
  /** Where it stands among the buttons beside it. */
  className?: string;
}

/** A mark for every page, as one ruled line; longer than the screen, it follows the page that is shown. */
export function PageMarks({ count, index, words, onGo, className = '' }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    const mark = row.current?.children[index] as HTMLElement | undefined;
    // At the start nothing is measured: a page of many carousels would be laid out once for each.
    if (!row.current || !mark || shown.current === index) return;
    shown.current = index;
    // Not scrollIntoView: that would move the page too.
    row.current.scrollLeft = mark.offsetLeft - (row.current.clientWidth - mark.offsetWidth) / 2;
  }, [index]);

  return (
    <div ref={row} role="group" aria-label={words.marks} className={`page-marks ${className}`}>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          aria-label={fill(words.page, { nth: place + 1 })}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onGo(place)}
          className="group/mark mark-button"
        >
          <span className="page-mark block" />
        </button>
      ))}
    </div>
  );
}
