'use client';

import type { ReactNode } from 'react';
import { useLineCount } from '@/components/enquiry-list/use-enquiry-list';
import type { Lang } from '@/content/lang';
import type { PagePath } from '@/content/routes';
import type { Plural } from '@/content/words';
import { plural } from '@/lib/site/fill';
import { NavLink } from './nav-link';

interface Props {
  href: PagePath;
  lang: Lang;
  /** What it is called, by how much is on the list. */
  label: Plural;
  className: string;
  /** Its sign. */
  children: ReactNode;
}

/** The way to the enquiry list, with what is on it. */
export function EnquiryListLink({ href, lang, label, className, children }: Props) {
  const count = useLineCount();
  return (
    <NavLink href={href} aria-label={plural(lang, count, label)} className={`${className} relative grid`}>
      {children}
      {count > 0 && (
        <span aria-hidden className="t-note list-count">
          {count}
        </span>
      )}
    </NavLink>
  );
}
