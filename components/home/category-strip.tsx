import { ArrowRight } from 'lucide-react';
import { ApproachLink } from '@/components/ui/approach-link';
import { Picture } from '@/components/ui/picture';
import { Reveal } from '@/components/ui/reveal';
import { SectionHead } from '@/components/ui/section-head';
import { strip } from '@/content/pages/home';
import { path } from '@/content/routes';

/** The company in one line and five ways into the range. */
export function CategoryStrip() {
  return (
    <section className="section" aria-labelledby="trusted">
      <div className="wrap">
        <SectionHead id="trusted" title={strip.title} lead={strip.lead} />
        <ul className="grid snap-x auto-cols-[minmax(13.5rem,1fr)] grid-flow-col gap-gutter overflow-x-auto pb-2 [scrollbar-width:thin]">
          {strip.cards.map((card) => (
            <li key={card.to} className="snap-start">
              <ApproachLink href={path(card.to)} className="group block no-underline">
                <Reveal className="overflow-hidden">
                  <Picture
                    id={card.picture}
                    alt=""
                    sizes="(min-width: 75em) 18vw, 14rem"
                    className="aspect-portrait transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025]"
                  />
                </Reveal>
                <span className="flex items-baseline justify-between gap-4 py-3 group-hover:text-kiln">
                  <span className="t-head">{card.title}</span>
                  <ArrowRight aria-hidden className="flip size-5 self-center" />
                </span>
              </ApproachLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
