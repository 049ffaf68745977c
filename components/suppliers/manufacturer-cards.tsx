import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { Reveal } from '@/components/ui/picture/reveal';
import { SectionHead } from '@/components/ui/layout/section-head';
import { ButtonLink } from '@/components/links/button-link';
import { roofTilesPage, tileCards } from '@/content/pages/catalogue/roof-tiles';
import { path } from '@/content/routes';
import { PictureLink } from '@/components/links/picture-link';

/** The manufacturers by country, and the way to all their tiles by colour. */
export function ManufacturerCards({ lang }: { lang: Lang }) {
  const { cards, filter } = roofTilesPage[lang];

  return (
    <section className="section border-t border-hairline" aria-labelledby="manufacturers">
      <div className="wrap">
        <SectionHead id="manufacturers" title={cards.title} />
        <ul
          aria-labelledby="manufacturers"
          className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter gap-y-10 lg:grid-cols-3"
        >
          {tileCards(lang).map(({ to, title, note, picture }) => (
            <li key={to}>
              <PictureLink href={to} title={title} note={note}>
                <Reveal>
                  <Picture
                    id={picture}
                    alt=""
                    sizes="(min-width: 64em) 32vw, 48vw"
                    className={`aspect-landscape ${cardZoom}`}
                  />
                </Reveal>
              </PictureLink>
            </li>
          ))}
        </ul>
        <div className="pt-10">
          <ButtonLink href={path('gallery', lang)} about={filter.about}>
            {filter.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
