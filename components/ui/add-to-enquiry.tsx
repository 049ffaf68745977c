'use client';

import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { ENQUIRY_WORDS as words } from '@/content/forms/enquiry-words';
import { enquiryList, type EnquiryArticle } from '@/lib/core/enquiry-list';
import { useEnquiryList } from './use-enquiry-list';

interface Props {
  article: EnquiryArticle;
  className?: string;
}

/** Puts an article on the enquiry list; pressed again it takes it off. Not there without JavaScript. */
export function AddToEnquiry({ article, className = '' }: Props) {
  const isListed = useEnquiryList().some(({ id }) => id === article.id);
  const [isFull, setFull] = useState(false);
  const press = () => {
    if (isListed) enquiryList.remove(article.id);
    else setFull(enquiryList.add(article) === 'full');
  };
  const Sign = isListed ? Check : Plus;
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-3 noscript:hidden ${className}`}>
      <button
        type="button"
        data-listed={isListed || undefined}
        onClick={press}
        className="t-label inline-flex min-h-tap items-center gap-2 underline decoration-terracotta decoration-[1.5px] underline-offset-[0.22em] hover:text-kiln data-listed:no-underline [.on-dark_&]:hover:text-terracotta-lit"
      >
        <Sign aria-hidden className="size-5 text-terracotta [.on-dark_&]:text-terracotta-lit" />
        {isListed ? words.added : words.add}
        <span className="sr-only">
          : {article.name}
          {isListed && `. ${words.takeOff}`}
        </span>
      </button>
      <span role="status" className="t-note">
        {isFull && !isListed && words.full}
      </span>
    </span>
  );
}
