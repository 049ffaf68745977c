'use client';

import { ClipboardList } from 'lucide-react';
import { useEnquiryList } from '@/components/enquiry-list/use-enquiry-list';
import { ENQUIRY_WORDS } from '@/content/forms/enquiry-words';
import type { SitePath } from '@/content/routes';
import { NavLink } from './nav-link';

/** The way to the enquiry list, with what is on it. */
export function EnquiryListLink({ href, className }: { href: SitePath; className: string }) {
  const count = useEnquiryList().length;
  return (
    <NavLink href={href} aria-label={ENQUIRY_WORDS.link(count)} className={`${className} relative grid`}>
      <ClipboardList aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="t-note absolute end-0 top-0.5 min-w-5 rounded bg-terracotta px-1 text-center leading-5 font-semibold text-plaster"
        >
          {count}
        </span>
      )}
    </NavLink>
  );
}
