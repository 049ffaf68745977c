import { ApproachLink } from '@/components/ui/approach-link';
import { PictureCard, pictureCardLink } from '@/components/ui/picture-card';
import { pictureSources } from '@/components/ui/picture-sources';
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
              <ApproachLink href={path(card.to)} className={pictureCardLink}>
                <PictureCard
                  sources={pictureSources(card.picture)}
                  title={card.title}
                  sizes="(min-width: 75em) 18vw, 14rem"
                  ratio="aspect-portrait"
                  leads="on"
                  frame={Reveal}
                />
              </ApproachLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
