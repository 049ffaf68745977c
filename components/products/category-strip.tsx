import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture-card';
import { Reveal } from '@/components/ui/reveal';
import { SectionHead } from '@/components/ui/section-head';
import { strip } from '@/content/pages/home';
import { path } from '@/content/routes';
import { PictureLink } from '@/components/links/picture-link';

/** The company in one line and five ways into the range. */
export function CategoryStrip({ lang }: { lang: Lang }) {
  return (
    <section className="section" aria-labelledby="trusted">
      <div className="wrap">
        <SectionHead id="trusted" title={strip[lang].title} lead={strip[lang].lead} />
        <ul className="grid snap-x auto-cols-[minmax(13.5rem,1fr)] grid-flow-col gap-gutter overflow-x-auto pb-2 [scrollbar-width:thin]">
          {strip[lang].cards.map((card) => (
            <li key={card.to} className="snap-start">
              <PictureLink href={path(card.to)} title={card.title}>
                <Reveal>
                  <Picture
                    id={card.picture}
                    alt=""
                    sizes="(min-width: 75em) 18vw, 14rem"
                    className={`aspect-portrait ${cardZoom}`}
                  />
                </Reveal>
              </PictureLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
