'use client';

import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { AddWords } from '@/content/forms/enquiry-words';
import { useIsListed } from './use-enquiry-list';

interface Props {
  /** Of the product, as the list keeps it. */
  id: string;
  /** Its name, read out after what the button says. */
  name: string;
  words: AddWords;
  /** How many are put on; one, unless told otherwise. */
  quantity?: number;
  className?: string;
}

const look = 't-label text-link gap-2 whitespace-nowrap';

/** Milliseconds in which a second press belongs to the first: two taps put a product on once, and stay. */
const ONE_PRESS = 700;

/** Puts a product on the enquiry list; from then on it leads there. Not there without JavaScript. */
export function AddToEnquiry({ id, name, words, quantity = 1, className = '' }: Props) {
  const lang = usePageLang();
  const isListed = useIsListed(id);
  const [isFull, setFull] = useState(false);
  const pressedAt = useRef(-Infinity);
  const place = useRef<HTMLSpanElement>(null);

  // The button that had the focus has become a link.
  useEffect(() => {
    if (isListed && pressedAt.current > 0) place.current?.querySelector('a')?.focus();
  }, [isListed]);

  const add = ({ timeStamp }: MouseEvent) => {
    pressedAt.current = timeStamp;
    setFull(enquiryList.add({ id, quantity }) === 'full');
  };
  const follow = (event: MouseEvent) => {
    if (event.timeStamp - pressedAt.current < ONE_PRESS) event.preventDefault();
  };
  return (
    <span
      ref={place}
      className={`no-print inline-flex flex-wrap items-center gap-x-3 noscript:hidden ${className}`}
    >
      {isListed ? (
        <PrefetchLink href={localPath('/cart', lang)} data-listed onClick={follow} className={look}>
          <Check aria-hidden />
          {words.added}
          <span className="sr-only">
            : {name}. {words.goThere}
          </span>
        </PrefetchLink>
      ) : (
        <button type="button" onClick={add} className={look}>
          <Plus aria-hidden />
          {words.add}
          <span className="sr-only">: {name}</span>
        </button>
      )}
      <span role="status" className="t-note">
        {isFull && !isListed && words.full}
      </span>
    </span>
  );
}
