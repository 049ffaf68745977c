import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import { addressOf } from '@/content/products/addresses';
import { PrefetchLink } from './prefetch-link';

interface Props {
  /** Of the product, as the enquiry list names it. */
  id: string;
  lang: Lang;
  children: ReactNode;
}

/** What a product is called on a card, leading to its own page where it has one. */
export function ProductTitle({ id, lang, children }: Props) {
  const href = addressOf(id, lang, '');
  if (!href) return children;
  return (
    <PrefetchLink
      href={href}
      className="-my-2.5 inline-block py-2.5 underline decoration-joint decoration-1 underline-offset-4 hover:text-kiln hover:decoration-current"
    >
      {children}
    </PrefetchLink>
  );
}
