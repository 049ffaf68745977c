import { X } from 'lucide-react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { unbroken } from '@/components/ui/layout/unbroken';
import { Picture } from '@/components/pictures/picture';
import type { Compared } from '@/components/pages/products/compare/compared';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';

interface Props {
  of: Compared;
  place: number;
  /** Only where several stand side by side their numbers are needed. */
  numbered: boolean;
  lang: Lang;
}

/** What stands over the column of a product: its picture, its name, who makes it, and the way out. */
export function CompareHead({ of: { content, href, without }, place, numbered, lang }: Props) {
  const { name, by, opening } = content;
  return (
    <>
      <PrefetchLink href={href} className="group block no-underline">
        <span className="block max-w-96 overflow-hidden bg-sand-deep">
          <Picture
            id={opening.picture}
            alt=""
            sizes="(min-width: 64em) 20vw, 47vw"
            className={`aspect-landscape ${opening.fit === 'contain' ? 'object-contain' : ''}`}
          />
        </span>
        <span className="t-head flex gap-2 pt-3 wrap-anywhere group-hover:text-kiln print:wrap-normal print:pt-1 print:text-[9pt] print:leading-tight">
          {numbered && <span className="font-normal text-terracotta">{place}</span>}
          <span>{unbroken(name)}</span>
        </span>
        {by && (
          <span className="t-small block font-normal text-bitumen-soft print:text-[7.5pt] print:leading-tight">
            {by}
          </span>
        )}
      </PrefetchLink>
      <PrefetchLink
        href={without}
        className="no-print t-small inline-flex min-h-tap items-center gap-2 font-normal underline underline-offset-4 hover:text-kiln"
      >
        <X aria-hidden className="size-4" />
        <span>
          {comparePage[lang].remove}
          <span className="sr-only"> {name}</span>
        </span>
      </PrefetchLink>
    </>
  );
}
