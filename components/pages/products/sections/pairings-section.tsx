import { ArrowRight } from 'lucide-react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { swipeRow } from '@/components/ui/layout/swipe-row';
import { toneWords } from '@/content/products/tone-words';
import type { Pairing, ProductContent } from '@/components/pages/products/product-content';

/** A product beside three others, from the nearest in tone to the one that stands out most. */
export function Pairings({
  title,
  lead,
  items,
  lang,
}: NonNullable<ProductContent['pairings']> & { lang: Lang }) {
  return (
    <section className="border-t border-hairline py-section" aria-labelledby="pairings">
      <div className="wrap">
        <SectionHead id="pairings" title={title} lead={lead} />
        <ul
          aria-labelledby="pairings"
          className={`grid gap-x-gutter gap-y-8 sm:grid-cols-3 max-sm:auto-cols-[clamp(58%,10rem,78%)] ${swipeRow}`}
        >
          {items.map(({ contrast, name, note, href, about, roof, wall }) => (
            <li key={contrast}>
              <PrefetchLink href={href} className="group block no-underline">
                <Pair roof={roof} wall={wall} />
                <span className="t-note block pt-3 text-bitumen-soft">
                  {toneWords[lang].contrast[contrast]}
                </span>
                <span className="t-head flex items-baseline justify-between gap-4 group-hover:text-kiln">
                  <span>
                    {name}
                    {about && <span className="sr-only">. {about}</span>}
                  </span>
                  <ArrowRight
                    aria-hidden
                    className="flip size-5 flex-none text-terracotta max-[22em]:hidden"
                  />
                </span>
                {note && <span className="t-small block text-bitumen-soft">{note}</span>}
              </PrefetchLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const SIZES = '(min-width: 40em) 32vw, 74vw';

/** The one over the other: for the eye alone, its words stand below. */
function Pair({ roof, wall }: Pick<Pairing, 'roof' | 'wall'>) {
  return (
    <span aria-hidden className="flex aspect-landscape flex-col overflow-hidden [print-color-adjust:exact]">
      <span className="flex h-3/5 flex-none">
        <Picture id={roof} alt="" sizes={SIZES} className={`h-full ${cardZoom}`} />
      </span>
      {isPicture(wall) ? (
        <span className="flex h-2/5 flex-none">
          <Picture id={wall} alt="" sizes={SIZES} className="h-full" />
        </span>
      ) : (
        <span className="grow forced-color-adjust-none" style={{ backgroundColor: wall }} />
      )}
    </span>
  );
}

const isPicture = (wall: Pairing['wall']): wall is PictureId => !wall.startsWith('#');
