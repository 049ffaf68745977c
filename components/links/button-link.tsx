import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { lookOf, type Look } from '@/components/ui/control/button-look';
import type { PageHref } from '@/content/routes';
import { PrefetchLink } from './prefetch-link';

const arrow = (
  <ArrowRight
    aria-hidden
    className="flip size-5 transition-transform duration-slow ease-weighted group-hover/b:translate-x-1 rtl:group-hover/b:-translate-x-1"
  />
);

interface ButtonLinkProps {
  href: PageHref | `#${string}`;
  children: ReactNode;
  look?: Look;
  className?: string;
  /** Read out after the visible words, where those alone do not say where it leads. */
  about?: string;
  /** The sign at the end; an arrow on solid buttons, none on outlined ones unless given. */
  sign?: ReactNode;
}

/** A link that looks like what it is for: an action. */
export function ButtonLink({ href, children, look = 'solid', className = '', about, sign }: ButtonLinkProps) {
  return (
    <PrefetchLink href={href} className={`${lookOf(look)} ${className}`}>
      <span>
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </span>
      {sign ?? (look === 'solid' ? arrow : null)}
    </PrefetchLink>
  );
}
