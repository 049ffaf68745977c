import { ArrowRight, Maximize } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { PlainPicture, type PlainPictureProps } from './plain-picture';

interface Props extends Pick<PlainPictureProps, 'sources' | 'sizes'> {
  title: ReactNode;
  /** What a press does: go to a page, or show the picture large. */
  leads: 'on' | 'large';
  /** Read out after the title. */
  spoken?: string;
  ratio?: 'aspect-landscape' | 'aspect-portrait';
  /** What holds the picture, where it shall do more than that: see reveal.tsx. */
  frame?: 'span' | ComponentType<{ className?: string; children: ReactNode }>;
}

/** Class of the link around a card. */
export const pictureCardLink = 'group block no-underline';

/** What stands inside a link to something with a picture: the picture, under it the name and a sign. No box. */
export function PictureCard({
  sources,
  sizes,
  title,
  leads,
  spoken,
  ratio = 'aspect-landscape',
  frame: Frame = 'span',
}: Props) {
  return (
    <>
      <Frame className="block overflow-hidden bg-sand-deep">
        <PlainPicture
          sources={sources}
          alt=""
          sizes={sizes}
          className={`w-full object-cover transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025] ${ratio}`}
        />
      </Frame>
      <span className="flex items-baseline justify-between gap-4 py-3 group-hover:text-kiln">
        <span className="t-head">{title}</span>
        {leads === 'on' ? (
          <ArrowRight aria-hidden className="flip size-5 self-center" />
        ) : (
          <Maximize aria-hidden className="size-5 self-center" />
        )}
        {spoken && <span className="sr-only">. {spoken}</span>}
      </span>
    </>
  );
}
