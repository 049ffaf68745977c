import { PictureLink } from '@/components/links/picture-link';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { Reveal } from '@/components/ui/picture/reveal';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { path, type RouteKey } from '@/content/routes';

interface Props {
  title: string;
  items: readonly { to: RouteKey; title: string; note: string; picture: PictureId }[];
  lang: Lang;
}

/** What can be chosen on a landing page: two or three cards, each to its page. */
export function OfferCards({ title, items, lang }: Props) {
  return (
    <section className="border-t border-hairline pt-8 pb-section lg:pt-12" aria-labelledby="offers">
      <div className="wrap">
        <SectionHead id="offers" title={title} />
        <ul
          aria-labelledby="offers"
          className={`grid gap-x-gutter gap-y-10 ${items.length > 2 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}
        >
          {items.map(({ to, title: name, note, picture }) => (
            <li key={to}>
              <PictureLink href={path(to, lang)} title={name} note={note}>
                <Reveal>
                  <Picture
                    id={picture}
                    alt=""
                    sizes={items.length < 3 ? '(min-width: 40em) 48vw, 94vw' : '(min-width: 48em) 32vw, 94vw'}
                    className={`aspect-landscape ${cardZoom}`}
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
