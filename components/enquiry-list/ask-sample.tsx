'use client';

import { useState, type MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { lookOf } from '@/components/ui/control/button-look';
import { localPath } from '@/content/local-path';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import { keepDraft } from './list-draft';

interface Props {
  /** Of the product, as the list keeps it. */
  id: string;
  /** Its name, read out after what the link says. */
  name: string;
  text: string;
  /** Where the list holds no more. */
  full: string;
}

/** Puts a product on the enquiry list and opens it with samples chosen. Without JavaScript it leads to the list, which says whom to write to. */
export function AskSample({ id, name, text, full }: Props) {
  const lang = usePageLang();
  const [isFull, setFull] = useState(false);
  const ask = (event: MouseEvent) => {
    if (enquiryList.add({ id, quantity: 1 }) === 'full') {
      event.preventDefault();
      setFull(true);
    } else keepDraft({ kind: 'sample' });
  };
  return (
    <span className="no-print grid grid-rows-[1fr_auto]">
      <PrefetchLink
        href={localPath('/cart', lang)}
        data-waits=""
        onClick={ask}
        className={`${lookOf('outline')} max-sm:px-3`}
      >
        <span>
          {text}
          <span className="sr-only">: {name}</span>
        </span>
      </PrefetchLink>
      <span role="status" className="t-note">
        {isFull && full}
      </span>
    </span>
  );
}
