import { usePageLang } from '@/components/links/page-lang';
import { COMMA } from '@/content/lang';
import type { PageHref } from '@/content/routes';
import { memo, type MouseEvent } from 'react';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { PlainPicture } from '@/components/ui/picture/plain-picture';

export interface ShownTile extends LightboxItem {
  category: string;
  supplier: string;
  profile: string;
  manufacturer: string;
  /** Its profile, or which fitting it is. */
  label: string;
  simulator?: PageHref;
  /** Its own page. */
  page?: PageHref;
  /** What goes on the enquiry list: the tile itself, however it is shown. */
  product: string;
  name: string;
}

interface Props {
  id: string;
  title: string;
  note: string;
  tiles: readonly ShownTile[];
  shown: ReadonlySet<string>;
  /** What is read out after a title. */
  open: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

/** All tiles of one colour, joint to joint; those that stay as they are cost nothing when others are chosen. */
export const GalleryShelf = memo(function GalleryShelf({
  id,
  title,
  note,
  tiles,
  shown,
  open,
  onOpen,
}: Props) {
  const isEmpty = tiles.every((tile) => !shown.has(tile.id));
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      hidden={isEmpty}
      data-category={tiles[0]?.category}
      className="grid scroll-mt-20 gap-x-gutter gap-y-4 border-t border-hairline py-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <h2 id={`${id}-title`} className="t-head">
          {title}
        </h2>
        <p className="t-note text-bitumen-soft">{note}</p>
      </div>
      <ul className="grid grid-cols-3 max-[18em]:grid-cols-2 max-[12em]:grid-cols-1 gap-x-1 gap-y-2 sm:grid-cols-4 sm:gap-y-4 md:grid-cols-5 xl:grid-cols-6">
        {tiles.map((tile) => (
          <li
            key={tile.id}
            hidden={!shown.has(tile.id)}
            data-supplier={tile.supplier}
            data-profile={tile.profile}
          >
            <Tile {...{ tile, open, onOpen }} />
          </li>
        ))}
      </ul>
    </section>
  );
});

type TileProps = Pick<Props, 'open' | 'onOpen'> & { tile: ShownTile };

const Tile = memo(function Tile({ tile, open, onOpen }: TileProps) {
  const { id, title, manufacturer, label, picture, page } = tile;
  // A code says nothing of the profile, and stays on one line.
  const isCode = !title.includes(label);
  const [code, ...rest] = title.split(/(?=[,،])/);
  const name = isCode ? `${label} ${title}` : title;
  return (
    <a
      // Without scripts, and in a tab of its own, its page says more than its picture.
      href={page ?? largestFile(picture)}
      aria-haspopup="dialog"
      title={name + COMMA[usePageLang()] + manufacturer}
      onClick={(event) => onOpen(event, id)}
      className="block scroll-mt-32 no-underline outline-bitumen hover:outline-3 hover:-outline-offset-3"
    >
      <PlainPicture
        sources={picture}
        alt=""
        sizes="(min-width: 80em) 13vw, (min-width: 48em) 17vw, 31vw"
        className="aspect-portrait w-full object-cover"
      />
      {/* What is seen begins the name: whoever speaks to the page says that. */}
      <span className="t-note block py-1.5 pe-2 leading-snug hyphens-none">
        <span className="block font-semibold">
          {isCode ? (
            <>
              {label} <span className="whitespace-nowrap">{code}</span>
              {rest}
            </>
          ) : (
            title
          )}
        </span>{' '}
        <span className="block text-bitumen-soft">{manufacturer}</span>
      </span>
      <span className="sr-only">{`. ${open}`}</span>
    </a>
  );
});
