'use client';

import { PrefetchLink } from '@/components/links/prefetch-link';
import { useLineCount } from './use-enquiry-list';
import type { Lang } from '@/content/lang';
import type { SitePath } from '@/content/routes';
import type { Plural } from '@/content/words';
import { plural } from '@/lib/core/fill';
import { ClipboardList } from 'lucide-react';

interface Props {
  href: SitePath;
  lang: Lang;
  /** What it is called, by how much is on the list. */
  label: Plural;
  /** There while the list is empty too, and on phones: the page it belongs to. */
  always?: boolean;
}

/** Flush with the edge of the page: the enquiry list, and how much is on it; on its own page also 0. */
export function FloatingListLink({ href, lang, label, always = false }: Props) {
  const count = useLineCount();
  if (!always && count === 0) return null;
  return (
    <PrefetchLink
      href={href}
      aria-label={plural(lang, count, label)}
      className={`${always ? '' : 'max-md:hidden'} float no-print fixed end-0 top-[62svh] z-20 h-auto! content-center gap-0.5 py-2 no-underline`}
    >
      <ClipboardList aria-hidden className="size-5" />
      <span aria-hidden className="t-label leading-none">
        {count}
      </span>
    </PrefetchLink>
  );
}
