'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import type { Lang } from '@/content/lang';
import { localPath, withoutLang } from '@/content/local-path';

interface Props {
  to: Lang;
  className?: string;
  children: string;
}

/** What the framework calls the address of a page that is not there. */
const NOWHERE = /^\/(404|_not-found)$/;

/**
 * The same page in another language: a plain link, since that is another document. What stands behind the address
 * (a filter, a design, a calculation) is taken along when it is followed.
 */
export function LanguageLink({ to, className = '', children }: Props) {
  const here = withoutLang(usePathname());
  const href = localPath(NOWHERE.test(here) ? '/' : (here as '/'), to);
  const takeAlong = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = href + window.location.search + window.location.hash;
  };
  return (
    <a href={href} lang={to} hrefLang={to} className={`other-language ${className}`} onClick={takeAlong}>
      {children}
    </a>
  );
}
