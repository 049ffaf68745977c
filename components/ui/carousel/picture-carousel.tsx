'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { PageMarks } from '@/components/ui/layout/page-marks';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { CardPicture } from '@/components/ui/picture/picture-card';
import { SquareButton } from '@/components/ui/control/square-button';
import { useCarousel } from './use-carousel';
import { useLightbox } from '@/components/ui/lightbox/use-lightbox';
import type { LightboxWords } from '@/components/ui/lightbox/lightbox-words';
import { fill } from '@/lib/site/fill';

interface PictureCarouselWords {
  /** These three with `{title}`. */
  previous: string;
  next: string;
  marks: string;
  /** With `{nth}`. */
  page: string;
  /** With `{title}`, `{nth}` and `{total}`. */
  nth: string;
}

interface Props {
  title: string;
  /** Its pictures, in the order of the carousel. */
  items: readonly [LightboxItem, ...LightboxItem[]];
  words: PictureCarouselWords;
  lightbox: LightboxWords;
  /** How wide a picture is shown. */
  sizes?: string;
  /** What stands under the title. */
  children?: ReactNode;
}

const THREE_IN_A_ROW = '(min-width: 64em) 32vw, (min-width: 40em) 48vw, 94vw';

/** One product: pictures that go round by arrows, dots and finger, each to open large, and what stands under them. */
export function PictureCarousel({
  title,
  items,
  words,
  lightbox: lightboxWords,
  sizes = THREE_IN_A_ROW,
  children,
}: Props) {
  const { viewport, engine, ready, index, step } = useCarousel({ loop: true });
  const { open, lightbox } = useLightbox({ items, words: lightboxWords, save: 'jpg' });

  return (
    <article aria-label={title} className="@container flex flex-col">
      <div ref={viewport} className="picture-frame">
        <div className="flex touch-pan-y touch-pinch-zoom">
          {items.map((item, at) => (
            <a
              key={item.id}
              href={largestFile(item.picture)}
              aria-haspopup="dialog"
              inert={ready ? at !== index : undefined}
              draggable={false}
              className="group w-full flex-none snap-start"
              onClick={(event) => open(event, item.id)}
            >
              <CardPicture sources={item.picture} sizes={sizes} />
              <span className="sr-only">
                {fill(words.nth, { title, nth: at + 1, total: items.length })} {lightboxWords.open}
              </span>
            </a>
          ))}
        </div>
      </div>
      {items.length > 1 ? (
        <div className="flex items-center gap-4 border-b border-hairline noscript:hidden print:hidden">
          <SquareButton
            icon={ArrowLeft}
            flips
            label={fill(words.previous, { title })}
            onClick={() => step(-1)}
            className="border-transparent"
          />
          <PageMarks
            count={items.length}
            index={index}
            words={{ ...words, marks: fill(words.marks, { title }) }}
            onGo={(place) => step(place - index)}
          />
          <SquareButton
            icon={ArrowRight}
            flips
            label={fill(words.next, { title })}
            onClick={() => step(1)}
            className="border-transparent"
          />
        </div>
      ) : (
        <div className="h-tap border-b border-hairline noscript:hidden print:hidden" />
      )}
      {children}
      {engine}
      {lightbox}
    </article>
  );
}
