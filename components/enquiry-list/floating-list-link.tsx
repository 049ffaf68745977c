'use client';

import { PrefetchLink } from '@/components/links/prefetch-link';
import { useLineCount } from './use-enquiry-list';
import type { Lang } from '@/content/lang';
import type { PagePath } from '@/content/routes';
import type { Plural } from '@/content/words';
import { plural } from '@/lib/site/fill';
import { ArrowRight, ClipboardList } from 'lucide-react';

interface Props {
  href: PagePath;
  lang: Lang;
  /** What it is called, by how much is on the list. */
  label: Plural;
  /** There while the list is empty too, and on narrow screens: the page it belongs to. */
  always?: boolean;
}

/**
 * In the margin of the page: the enquiry list, and how much is on it; on its own page also 0. On narrow screens, which
 * have no margin for it, the header has it, and that page a line of its own.
 */
export function FloatingListLink({ href, lang, label, always = false }: Props) {
  const count = useLineCount();
  if (!always && count === 0) return null;
  const name = plural(lang, count, label);
  return (
    <PrefetchLink
      href={href}
      aria-label={name}
      className={`${always ? 'flex' : 'hidden'} float no-print end-0 top-[62svh] mx-margin mb-section min-h-ctl items-center gap-3 border-y border-bitumen no-underline hover:text-kiln nav:m-0 nav:grid nav:h-auto nav:min-h-0 nav:content-center nav:gap-0.5 nav:border nav:py-2`}
    >
      <ClipboardList aria-hidden className="size-5" />
      <span aria-hidden className="t-label nav:hidden">
        {name}
      </span>
      <ArrowRight aria-hidden className="flip ms-auto size-5 text-terracotta nav:hidden" />
      <span aria-hidden className="t-label hidden leading-none nav:block">
        {count}
      </span>
    </PrefetchLink>
  );
}
