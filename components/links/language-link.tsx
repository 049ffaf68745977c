'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { LANGS, type Lang } from '@/content/lang';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { localPath } from '@/content/local-path';

interface Props {
  /** The language of the page. */
  from: Lang;
  to: Lang;
  className?: string;
  children: string;
}

/** What the framework calls the address of a page that is not there. */
const NOWHERE = /^\/(404|_not-found)$/;

/** Fields of forms that are sent: what they hold stands in no address. */
const TYPED = 'main form:not([method="get" i], [role="search"]) :is(input, textarea)';

/** Whether something was typed that would be lost. */
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>(TYPED)].some(
    ({ type, value, defaultValue }) => type !== 'hidden' && value !== defaultValue,
  );

/**
 * The same page in another language: a plain link, since that is another document. What stands behind the address
 * (a filter, a design, a calculation) is taken along when it is followed; for what was typed the browser asks first,
 * in its own words.
 */
export function LanguageLink({ from, to, className = '', children }: Props) {
  const path = usePathname();
  // A page that is not there has no twin: its link leads home.
  const here = NOWHERE.test(path) ? '/' : path.slice(from === LANGS[0] ? 0 : from.length + 1) || '/';
  const href = localPath(here as '/', to);
  const takeAlong = (event: MouseEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = href + window.location.search + window.location.hash;
    if (!isModifiedClick(event) && isTyped())
      window.addEventListener('beforeunload', (leaving) => leaving.preventDefault(), { once: true });
  };
  return (
    <a href={href} lang={to} hrefLang={to} className={`other-language ${className}`} onClick={takeAlong}>
      {children}
    </a>
  );
}
