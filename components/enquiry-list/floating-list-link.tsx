'use client';

import { PrefetchLink } from '@/components/links/prefetch-link';
import { useEnquiryList } from './use-enquiry-list';
import { ENQUIRY_WORDS } from '@/content/forms/enquiry-words';
import type { SitePath } from '@/content/routes';
import { ClipboardList } from 'lucide-react';

/** Flush with the edge of the page: the enquiry list, and how much is on it; 0 while it is empty. */
export function FloatingListLink({ href }: { href: SitePath }) {
  const count = useEnquiryList().length;
  return (
    <PrefetchLink
      href={href}
      aria-label={ENQUIRY_WORDS.link(count)}
      className="float no-print fixed end-0 top-[62svh] z-20 h-auto! content-center gap-0.5 py-2 no-underline"
    >
      <ClipboardList aria-hidden className="size-5" />
      <span aria-hidden className="t-label leading-none">
        {count}
      </span>
    </PrefetchLink>
  );
}
