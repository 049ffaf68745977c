import { PrefetchLink } from '@/components/links/prefetch-link';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
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
    <section className="section wrap" aria-labelledby="pairings">
      <SectionHead id="pairings" title={title} lead={lead} />
      <ul
        aria-labelledby="pairings"
        className={`grid gap-x-gutter gap-y-8 sm:grid-cols-3 max-sm:auto-cols-[clamp(58%,10rem,78%)] ${swipeRow}`}
      >
        {items.map(({ contrast, name, note, href, about, roof, wall }) => (
          <li key={contrast}>
            <PrefetchLink href={href} className="group block no-underline">
              <House roof={roof} wall={wall} />
              <span className="t-note block pt-3 text-bitumen-soft">
                {toneWords[lang].contrast[contrast]}
              </span>
              <span className="t-head block group-hover:text-kiln">
                {name}
                {about && <span className="sr-only">. {about}</span>}
              </span>
              {note && <span className="t-small block text-bitumen-soft">{note}</span>}
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Courses of the drawn roof and wall, and how high each is. */
const ROOF = { courses: 8, height: 9, top: 18 } as const;
const WALL = { courses: 9, height: 8 } as const;
const EAVES = ROOF.top + ROOF.courses * ROOF.height;

/** A roof over a wall in their nominal colours: for the eye alone, its words stand below. */
function House({ roof, wall }: Pick<Pairing, 'roof' | 'wall'>) {
  return (
    <svg
      viewBox="0 0 240 160"
      aria-hidden
      className="block w-full bg-sand [print-color-adjust:exact] forced-color-adjust-none"
    >
      {Array.from({ length: WALL.courses }, (_, at) => (
        <rect
          key={at}
          x={38}
          y={EAVES + at * WALL.height}
          width={164}
          height={WALL.height + 0.5}
          fill={wall[(at * 3) % wall.length]}
        />
      ))}
      {Array.from({ length: ROOF.courses }, (_, at) => {
        // A hipped slope: each course is wider than the one above it.
        const half = 46 + (at + 1) * 6.5;
        const upper = half - 6.5;
        const y = ROOF.top + at * ROOF.height;
        return (
          <path
            key={at}
            d={`M${120 - upper} ${y}H${120 + upper}L${120 + half} ${y + ROOF.height + 0.5}H${120 - half}Z`}
            fill={roof[(at * 3) % roof.length]}
          />
        );
      })}
      {[62, 108, 154].map((x) => (
        <rect key={x} x={x} y={EAVES + 18} width={24} height={36} className="fill-bitumen" />
      ))}
    </svg>
  );
}
