import type { Lang } from '@/content/lang';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { productPage } from '@/content/pages/catalogue/product';
import { path } from '@/content/routes';
import { PictureLink } from '@/components/links/picture-link';

/** What stands in the range beside the three families. */
export function MoreShelves({ lang }: { lang: Lang }) {
  return (
    <section aria-labelledby="more" className="section wrap">
      <h2 id="more" className="t-title pb-8">
        {productPage[lang].more.label}
      </h2>
      <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
        {productPage[lang].more.cards.map(({ to, title, note, picture }) => (
          <li key={to}>
            <PictureLink href={path(to, lang)} title={title} note={note}>
              <Picture
                id={picture}
                alt=""
                sizes="(min-width: 48em) 47vw, 94vw"
                className={`aspect-video ${cardZoom}`}
              />
            </PictureLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
