'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { use, useState, type ComponentProps } from 'react';
import type { SitePath } from '@/content/routes';
import { OverEntry } from '@/components/ui/over-entry';

export interface PrefetchLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: SitePath | Route<SitePath> | `${SitePath}?${string}` | `#${string}`;
}

/** Whether the visitor asks for as little data as possible. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A link that fetches its page when a pointer or the focus comes near, not when it is merely in view; with
 * data saving on, only when it is followed.
 */
export function PrefetchLink({ href, onPointerEnter, onFocus, ...rest }: PrefetchLinkProps) {
  const [near, setNear] = useState(false);
  return (
    <Link
      {...rest}
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
