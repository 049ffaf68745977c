import { ArrowRight } from 'lucide-react';
import { PrefetchLink } from './prefetch-link';
import type { ReactNode } from 'react';
import type { PageHref } from '@/content/routes';

/** What such a link looks like. */
export const textLinkLook = 't-label text-link gap-3';

const sign = <ArrowRight aria-hidden className="flip" />;

interface Props {
  children: ReactNode;
  className?: string;
  /** Read out after the visible words, where several links on a page say the same. */
  about?: string;
}

const hidden = (about?: string) => about && <span className="sr-only"> {about}</span>;

/** An underlined link with an arrow, inside the site. */
export function TextLink({
  href,
  children,
  className = '',
  about,
}: Props & { href: PageHref | `#${string}` }) {
  return (
    <PrefetchLink href={href} className={`${textLinkLook} ${className}`}>
      <span>
        {children}
        {hidden(about)}
      </span>
      {sign}
    </PrefetchLink>
  );
}

/** The same to another site; opens beside this one. */
export function OutsideLink({ href, children, className = '', about }: Props & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${textLinkLook} ${className}`}>
      <span>
        {children}
        {hidden(about)}
      </span>
      {sign}
    </a>
  );
}
