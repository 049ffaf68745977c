'use client';

import { ClipboardList } from 'lucide-react';
import { useEnquiryList } from '@/components/ui/use-enquiry-list';
import { ENQUIRY_LIST } from '@/content/forms/enquiry-list';
import { path } from '@/content/routes';
import { NavLink } from './nav-link';

/** The way to the enquiry list, with what is on it. */
export function EnquiryListLink({ className }: { className: string }) {
  const count = useEnquiryList().length;
  return (
    <NavLink
      href={path('cart')}
      aria-label={ENQUIRY_LIST.link(count)}
      className={`${className} relative grid`}
    >
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
