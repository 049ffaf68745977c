import type { MouseEvent } from 'react';
import type { LightboxItem } from '@/components/ui/lightbox-item';
import { largestFile } from '@/components/ui/picture-candidates';
import { PlainPicture } from '@/components/ui/plain-picture';
import { Swatch } from '@/components/ui/swatch';

export interface ShownTile extends LightboxItem {
  category: string;
  supplier: string;
  profile: string;
  maker: string;
  colours: readonly string[];
  simulator?: string;
  /** What goes on the enquiry list: the tile itself, however it is shown. */
  article: string;
  name: string;
  unit: string;
}

interface Props {
  id: string;
  title: string;
  note: string;
  tiles: readonly ShownTile[];
  shown: ReadonlySet<string>;
  /** Read out after a title. */
  spoken: string;
  /** The shelf at the top of the page, whose first picture is fetched at once. */
  top: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, id: string) => void;
}

/** All tiles of one colour, joint to joint. */
export function GalleryShelf({ id, title, note, tiles, shown, spoken, top, onOpen }: Props) {
  const isEmpty = tiles.every((tile) => !shown.has(tile.id));
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      hidden={isEmpty}
      data-category={tiles[0]?.category}
      className="grid gap-x-gutter gap-y-4 border-t border-hairline py-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <div className="flex items-baseline justify-between gap-4 lg:block">
        <h2 id={`${id}-title`} className="t-head">
          {title}
        </h2>
        <p className="t-note text-bitumen-soft">{note}</p>
      </div>
      <ul className="grid grid-cols-3 gap-0.5 sm:grid-cols-4 md:grid-cols-5 xl:grid-cols-7">
        {tiles.map((tile, index) => (
          <li
            key={tile.id}
            hidden={!shown.has(tile.id)}
            data-supplier={tile.supplier}
            data-profile={tile.profile}
          >
            <Tile tile={tile} spoken={spoken} first={top && index === 0} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TileProps = Pick<Props, 'spoken' | 'onOpen'> & { tile: ShownTile; first: boolean };

function Tile({ tile, spoken, first, onOpen }: TileProps) {
  const { id, title, maker, colours, picture } = tile;
  return (
    <a
      href={largestFile(picture)}
      aria-haspopup="dialog"
      title={`${title}, ${maker}`}
      onClick={(event) => onOpen(event, id)}
      className="block outline-bitumen hover:outline-3 hover:-outline-offset-3"
    >
      <PlainPicture
        sources={picture}
        alt=""
        first={first}
        sizes="(min-width: 90em) 11vw, (min-width: 48em) 17vw, 31vw"
        className="aspect-portrait w-full object-cover"
      />
      <Swatch colours={colours} className="flex h-3 w-full border-0" />
      <span className="sr-only">
        {title}, {maker}. {spoken}
      </span>
    </a>
  );
}
