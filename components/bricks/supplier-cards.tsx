import { PictureLink } from '@/components/links/picture-link';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { SectionHead } from '@/components/ui/layout/section-head';
import { BRICKS } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { brickCards, bricksPage } from '@/content/pages/catalogue/bricks';
import { brickPicture } from './brick-picture';

/** What each supplier is known by: a block, a house of its bricks, a wall. */
const FACES = {
  yamama: (
    <Picture
      id={brickPicture(BRICKS[0]!)}
      alt=""
      sizes="(min-width: 64rem) 30vw, 92vw"
      className={`aspect-4/3 ${cardZoom}`}
    />
  ),
  'la-paloma': (
    <Picture
      id="la-paloma/alicante-facade"
      alt=""
      sizes="(min-width: 48em) 36vw, 105vw"
      className={`aspect-4/3 ${cardZoom}`}
    />
  ),
  isiklar: (
    <Picture
      id="isiklar/facing-brick"
      alt=""
      sizes="(min-width: 48em) 36vw, 105vw"
      className={`aspect-4/3 ${cardZoom}`}
    />
  ),
} as const;

/** The suppliers of bricks by country. */
export function SupplierCards({ lang }: { lang: Lang }) {
  const { cards } = bricksPage[lang];
  return (
    <section className="border-t border-hairline pt-8 pb-section lg:pt-12" aria-labelledby="suppliers">
      <div className="wrap">
        <SectionHead id="suppliers" title={cards.title} />
        <ul aria-labelledby="suppliers" className="grid gap-x-gutter gap-y-10 md:grid-cols-3">
          {brickCards(lang).map(({ id, to, title, note }) => (
            <li key={to}>
              <PictureLink href={to} title={title} note={note}>
                {FACES[id as keyof typeof FACES]}
              </PictureLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
