import { Maximize } from 'lucide-react';
import { PlainPicture, type PlainPictureProps } from './plain-picture';

interface CardPictureProps extends Pick<PlainPictureProps, 'sources' | 'sizes'> {
  /** The last one fills a taller frame on wide screens. */
  ratio?: 'aspect-landscape' | 'aspect-landscape lg:aspect-video';
}

interface Props extends Pick<PlainPictureProps, 'sources' | 'sizes'> {
  title: string;
  /** A second line under the title. */
  note?: string;
  /** What a press does, read out after the title. */
  spoken: string;
}

/** For the picture of a card: it grows a little under the pointer. */
export const cardZoom = 'transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025]';

/** Class of the link around a card. */
export const pictureCardLink = 'group @container block no-underline';

/** The picture of a card. The words under it say what it shows. */
export function CardPicture({ sources, sizes, ratio = 'aspect-landscape' }: CardPictureProps) {
  return (
    <span className="block grow overflow-hidden bg-sand-deep">
      <PlainPicture
        sources={sources}
        alt=""
        sizes={sizes}
        className={`w-full object-cover ${cardZoom} ${ratio}`}
      />
    </span>
  );
}

/** What stands inside a link to a large picture: the small one, under it the name and a sign. No box. */
export function PictureCard({ sources, sizes, title, note, spoken }: Props) {
  return (
    <>
      <CardPicture sources={sources} sizes={sizes} />
      <span className="flex items-baseline justify-between gap-4 pt-3 pb-2 group-hover:text-kiln">
        <span className="t-head">
          {title}
          {note && (
            <span className="t-small block font-normal text-bitumen-soft">
              <span className="sr-only">. </span>
              {note}
            </span>
          )}
        </span>
        <Maximize aria-hidden className="size-5 self-center @max-[13rem]:hidden" />
        <span className="sr-only">. {spoken}</span>
      </span>
    </>
  );
}

/** The same in a third of a telephone: the name small under it, the sign left out. */
export function SmallPictureCard({ sources, sizes, title, spoken }: Omit<Props, 'note'>) {
  return (
    <>
      <CardPicture sources={sources} sizes={sizes} />
      <span className="t-note block pt-2 group-hover:text-kiln">
        {title}
        <span className="sr-only">. {spoken}</span>
      </span>
    </>
  );
}
