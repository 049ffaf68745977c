import { ArrowRight } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { path, type RouteKey } from '@/content/routes';
import { PrefetchLink } from './prefetch-link';

interface Props {
  items: readonly { to: RouteKey; title: string; text: string }[];
  lang: Lang;
}

/** Ways on under each other, each with a sentence about where it leads. */
export const LinkRows = ({ items, lang }: Props) => (
  <ul className="border-t-[1.5px] border-bitumen">
    {items.map(({ to, title, text }) => (
      <li key={to}>
        <PrefetchLink
          href={path(to, lang)}
          className="group grid grid-cols-[1fr_auto] items-center gap-x-gutter gap-y-1 border-b border-hairline py-4 no-underline"
        >
          <span className="t-head transition-colors duration-fast group-hover:text-kiln">{title}</span>
          <ArrowRight aria-hidden className="flip size-5 text-terracotta" />
          <span className="t-small max-w-measure text-bitumen-soft">{text}</span>
        </PrefetchLink>
      </li>
    ))}
  </ul>
);
