'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState, type ComponentProps, type MouseEvent } from 'react';
import type { SitePath } from '@/content/routes';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: SitePath;
  /** Pages below this one: there it is marked for the eye, but not named the current page. */
  within?: readonly SitePath[];
}

/**
 * A link of the shell. Fetches its page when a pointer or the focus comes near, not when it is merely in
 * view: the shell shows thirty links on every page. `data-here` marks it on its page and on those below.
 */
export function NavLink({ href, within = [], onClick, ...rest }: Props) {
  const pathname = usePathname();
  const [near, setNear] = useState(false);
  const here = pathname === href;
  const approach = () => setNear(true);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The router does nothing for a link to the page that is shown.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (here && !elsewhere) window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <Link
      href={href as Route}
      prefetch={near ? null : false}
      onPointerEnter={approach}
      onFocus={approach}
      onClick={follow}
      aria-current={here ? 'page' : undefined}
      data-here={here || within.some((path) => path === pathname) || undefined}
      {...rest}
    />
  );
}
