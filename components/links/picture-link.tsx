import { ArrowRight } from 'lucide-react';
import type { PageHref } from '@/content/routes';
import type { ReactNode } from 'react';
import { PrefetchLink } from './prefetch-link';
import { unbroken } from '@/components/ui/layout/unbroken';

interface Props {
  href: PageHref;
  title: string;
  /** A second line: who makes it and where, or what it is. */
  note?: string;
  /** The picture, with `cardZoom` of components/ui/picture/picture-card.tsx among its classes. */
  children: ReactNode;
}

/** The one card of a product or a shelf of products: picture, name, sign; no box, and all of it a link. */
export function PictureLink({ href, title, note, children }: Props) {
  return (
    <PrefetchLink href={href} className="group block no-underline">
      <div className="overflow-hidden bg-sand-deep">{children}</div>
      <span className="flex items-start justify-between gap-2 pt-3 sm:gap-4 transition-colors duration-fast group-hover:text-kiln">
        <span className="t-head min-w-0">{unbroken(title)}</span>
        <ArrowRight aria-hidden className="flip mt-1 size-5 max-[18em]:hidden" />
      </span>
      {note && <span className="t-small block text-bitumen-soft">{unbroken(note)}</span>}
    </PrefetchLink>
  );
}
