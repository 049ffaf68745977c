'use client';

import { ApproachLink } from '@/components/ui/approach-link';
import { useEnquiryList } from '@/components/ui/use-enquiry-list';
import { ENQUIRY_LIST } from '@/content/forms/enquiry-list';
import { path } from '@/content/routes';
import { ClipboardList } from 'lucide-react';

/** Flush with the edge of the page: the enquiry list, and how much is on it; 0 while it is empty. */
export function FloatingListLink() {
  const count = useEnquiryList().length;
  return (
    <ApproachLink
      href={path('cart')}
      aria-label={ENQUIRY_LIST.link(count)}
      className="float no-print fixed end-0 top-[62svh] z-20 h-auto! content-center gap-0.5 py-2 no-underline"
    >
      <ClipboardList aria-hidden className="size-5" />
      <span aria-hidden className="t-label leading-none">
        {count}
      </span>
    </ApproachLink>
  );
}
