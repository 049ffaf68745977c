'use client';

import { Check, Plus } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { lookOf } from '@/components/ui/control/button-look';
import { useBecomesLink } from '@/components/ui/control/use-becomes-link';
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

/** Puts a product on the enquiry list; from then on it leads there. Not there without JavaScript. */
export function AddToEnquiry({ id, name, words, quantity, look = 'link', className = '' }: Props) {
  const lang = usePageLang();
  const isListed = useIsListed(id, quantity);
  const [isFull, setFull] = useState(false);
  const [place, pressed, follow] = useBecomesLink<HTMLSpanElement>(isListed);

  const add = (event: MouseEvent) => {
    const put = enquiryList.add({ id, quantity: quantity ?? 1 });
    if (put === 'there' && quantity !== undefined) enquiryList.change(id, { quantity, typed: undefined });
    pressed(event, put !== 'full');
    setFull(put === 'full');
  };
  const isLink = look === 'link';
  const lookFor = (main: 'solid' | 'outline') => (isLink ? LINK : `${lookOf(main)} ${BUTTON}`);
  const placed = isLink ? 'inline-flex flex-wrap items-center gap-x-3' : 'grid grid-rows-[1fr_auto]';
  // Signs stand before words that are underlined, and at the end of a button.
  const sign = isLink ? undefined : 'order-last size-5';
  return (
    <span ref={place} className={`no-print ${placed} noscript:hidden ${className}`}>
      {isListed ? (
        <PrefetchLink
          href={localPath('/cart', lang)}
          data-listed
          onClick={follow}
          className={lookFor('outline')}
        >
          <Check aria-hidden className={sign} />
          <span>
            {words.added}
            <span className="sr-only">
              : {name}. {words.goThere}
            </span>
          </span>
        </PrefetchLink>
      ) : (
        <button type="button" onClick={add} className={lookFor('solid')}>
          <Plus aria-hidden className={sign} />
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
