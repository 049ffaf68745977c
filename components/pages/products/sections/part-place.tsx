import { Picture } from '@/components/pictures/picture';
import { diagramPicture, HOTSPOTS } from '@/content/catalogue/diagram';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';
import { fill } from '@/lib/site/fill';

interface Props {
  part: (typeof HOTSPOTS)[number]['id'];
  lang: Lang;
}

/** The roof of all parts, with the number of this one at its place. */
export function PartPlace({ part, lang }: Props) {
  const { title, note } = productWords[lang].place;
  const at = HOTSPOTS.findIndex(({ id }) => id === part);
  const { x, y } = HOTSPOTS[at]!;
  return (
    <figure>
      <h3 className="t-head pb-3">{title}</h3>
      <div className="relative">
        <Picture
          id={diagramPicture}
          sizes="(min-width: 64em) 36rem, 94vw"
          className="aspect-[8/5]"
          lang={lang}
        />
        <span
          aria-hidden
          // The picture is the same in every language, so its sides are too.
          style={{ left: `${x}%`, top: `${y}%` }}
          className="t-label absolute grid size-9 -translate-1/2 place-items-center bg-bitumen text-limewash"
        >
          {at + 1}
        </span>
      </div>
      <figcaption className="t-note pt-3 text-bitumen-soft">{fill(note, { place: at + 1 })}</figcaption>
    </figure>
  );
}
