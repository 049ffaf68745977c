'use client';

import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { lookOf } from '@/components/ui/control/button-look';
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
  /** How many were worked out: the line comes to say that number. Without it one is put on, and a line stays as it is. */
  quantity?: number;
  /** As a button it is the main thing to do; it fills the width it is given. */
  look?: 'link' | 'button';
  className?: string;
}

const LINK = 't-label text-link gap-2 whitespace-nowrap';
/** In a narrow place the word and its sign have little beside them. */
const BUTTON = 'text-start max-sm:gap-2 max-sm:px-3';
const PLACE = {
  link: 'inline-flex flex-wrap items-center gap-x-3',
  button: 'grid grid-rows-[1fr_auto]',
} as const;
/** Signs stand before words that are underlined, and at the end of a button. */
const SIGN = { link: undefined, button: 'order-last size-5' } as const;

/** Milliseconds in which a second press belongs to the first: two taps put a product on once, and stay. */
const ONE_PRESS = 700;

/** Puts a product on the enquiry list; from then on it leads there. Not there without JavaScript. */
export function AddToEnquiry({ id, name, words, quantity, look = 'link', className = '' }: Props) {
  const lang = usePageLang();
  const isListed = useIsListed(id, quantity);
  const [isFull, setFull] = useState(false);
  const pressedAt = useRef(-Infinity);
  const isPressed = useRef(false);
  const place = useRef<HTMLSpanElement>(null);

  // The button that had the focus has become a link.
  useEffect(() => {
    if (isListed && isPressed.current) place.current?.querySelector('a')?.focus();
    isPressed.current = false;
  }, [isListed]);

  const add = ({ timeStamp }: MouseEvent) => {
    pressedAt.current = timeStamp;
    const put = enquiryList.add({ id, quantity: quantity ?? 1 });
    if (put === 'there' && quantity !== undefined) enquiryList.change(id, { quantity, typed: undefined });
    isPressed.current = put !== 'full';
    setFull(put === 'full');
  };
  const follow = (event: MouseEvent) => {
    if (event.timeStamp - pressedAt.current < ONE_PRESS) event.preventDefault();
  };
  const lookFor = (main: 'solid' | 'outline') => (look === 'link' ? LINK : `${lookOf(main)} ${BUTTON}`);
  return (
    <span ref={place} className={`no-print ${PLACE[look]} noscript:hidden ${className}`}>
      {isListed ? (
        <PrefetchLink
          href={localPath('/cart', lang)}
          data-listed
          onClick={follow}
          className={lookFor('outline')}
        >
          <Check aria-hidden className={SIGN[look]} />
          <span>
            {words.added}
            <span className="sr-only">
              : {name}. {words.goThere}
            </span>
          </span>
        </PrefetchLink>
      ) : (
        <button type="button" onClick={add} className={lookFor('solid')}>
          <Plus aria-hidden className={SIGN[look]} />
          <span>
            {words.add}
            <span className="sr-only">: {name}</span>
          </span>
        </button>
      )}
      <span role="status" className="t-note">
        {isFull && !isListed && words.full}
      </span>
    </span>
  );
}
