'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { use, useCallback, useState, type ComponentProps } from 'react';
import type { SitePath } from '@/content/routes';
import { OverEntry } from '@/components/ui/over-entry';
import { savesData, whenInView } from './ahead';

export interface PrefetchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: SitePath | Route<SitePath> | `${SitePath}?${string}` | `#${string}`;
}

/**
 * A link that fetches its page when a pointer or the focus comes near, or when it stays in view and there are not
 * too many of them (./ahead); with data saving on, only when it is followed.
 */
export function PrefetchLink({ href, onPointerEnter, onFocus, ...rest }: PrefetchLinkProps) {
  const [near, setNear] = useState(false);
  const watch = useCallback((link: HTMLAnchorElement) => whenInView(link, () => setNear(true)), []);
  return (
    <Link
      {...rest}
      ref={watch}
      href={href as Route}
      replace={use(OverEntry)}
      prefetch={near ? null : false}
      onPointerEnter={(event) => {
        setNear(!savesData());
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(!savesData());
        onFocus?.(event);
      }}
    />
  );
}
