'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import type { PagePath } from '@/content/routes';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: PagePath;
  /** Pages below this one: there it is marked for the eye, but not named the current page. */
  within?: readonly PagePath[];
}

/** A link of the shell, marked by `data-here` on its own page and on those below it. */
export function NavLink({ href, within = [], ...rest }: Props) {
  const pathname = usePathname();
  const here = pathname === href;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // By the router the address would lose its query, and with it what the page shows: a calculation, a design.
    if (!here || isModifiedClick(event)) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <PrefetchLink
      href={href}
      onClick={follow}
      aria-current={here ? 'page' : undefined}
      data-here={here || within.includes(pathname as PagePath) || undefined}
      {...rest}
    />
  );
}
