import { ArrowRight, Maximize } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { PlainPicture, type PlainPictureProps } from './plain-picture';

interface CardPictureProps extends Pick<PlainPictureProps, 'sources' | 'sizes'> {
  /** The last one fills a taller frame on wide screens. */
  ratio?: 'aspect-landscape' | 'aspect-portrait' | 'aspect-landscape lg:aspect-auto lg:h-full';
  /** What holds the picture, where it shall do more than that: see reveal.tsx. */
  frame?: 'span' | ComponentType<{ className?: string; children: ReactNode }>;
}

interface Props extends CardPictureProps {
  title: string;
  /** A second line under the title. */
  note?: string;
  /** What a press does: go to a page, or show the picture large. */
  leads: 'on' | 'large';
  /** Read out after the title. */
  spoken?: string;
}

/** Class of the link around a card. */
export const pictureCardLink = 'group @container block no-underline';

/** The picture of a card, which comes a little nearer under the pointer. Its link says what it shows. */
export function CardPicture({
  sources,
  sizes,
  ratio = 'aspect-landscape',
  frame: Frame = 'span',
}: CardPictureProps) {
  return (
    <Frame className="block grow overflow-hidden bg-sand-deep">
      <PlainPicture
        sources={sources}
        alt=""
        sizes={sizes}
        className={`w-full object-cover transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025] ${ratio}`}
      />
    </Frame>
  );
}

/** What stands inside a link to something with a picture: the picture, under it the name and a sign. No box. */
export function PictureCard({ title, note, leads, spoken, ...picture }: Props) {
  const Sign = leads === 'on' ? ArrowRight : Maximize;
  return (
    <>
      <CardPicture {...picture} />
      <span className="flex items-baseline justify-between gap-4 py-3 group-hover:text-kiln">
        <span className="t-head">
          {title}
          {note && (
            <span className="t-small block font-normal text-bitumen-soft">
              <span className="sr-only">, </span>
              {note}
            </span>
          )}
        </span>
        <Sign
          aria-hidden
          className={`size-5 self-center @max-[13rem]:hidden ${leads === 'on' ? 'flip' : ''}`}
        />
        {spoken && <span className="sr-only">. {spoken}</span>}
      </span>
    </>
  );
}
