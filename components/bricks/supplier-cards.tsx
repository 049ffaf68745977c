import { PictureLink } from '@/components/links/picture-link';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { SectionHead } from '@/components/ui/layout/section-head';
import { BRICKS } from '@/content/catalogue/bricks';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { brickCards, bricksPage } from '@/content/pages/catalogue/bricks';
import { brickPicture } from './brick-picture';

/** What each supplier is known by: a block, the tones of its colours, a wall. */
const FACES = {
  yamama: (
    <Picture
      id={brickPicture(BRICKS[0]!)}
      alt=""
      sizes="(min-width: 64rem) 30vw, 92vw"
      className={`aspect-4/3 ${cardZoom}`}
    />
  ),
  'la-paloma': <Tones />,
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

/** The colours of La Paloma, one beside the other. */
function Tones() {
  return (
    <span aria-hidden className={`grid aspect-4/3 grid-cols-7 forced-color-adjust-none ${cardZoom}`}>
      {LA_PALOMA_COLOURS.map((id) => (
        <span key={id} style={{ backgroundColor: LA_PALOMA[id].hex[0] }} />
      ))}
    </span>
  );
}
