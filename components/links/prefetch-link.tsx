import type { ComponentProps } from 'react';
import type { PageHref } from '@/content/routes';

interface PrefetchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: PageHref | `#${string}`;
}

/**
 * A link to a page of this site. It is only marked: the body of the document follows it by the router and fetches
 * its page ahead (./routed-body), so that a link costs nothing when a page begins to run.
 */
export function PrefetchLink({ href, ...rest }: PrefetchLinkProps) {
  return <a data-routed="" {...rest} href={href} />;
}
