'use client';

import { ArrowLeft, ArrowRight, Maximize } from 'lucide-react';
import { useState } from 'react';
import type { PictureSources } from '@/components/ui/picture-sources';
import { PlainPicture } from '@/components/ui/plain-picture';
import { SquareButton } from '@/components/ui/square-button';
import { useCarousel } from '@/components/ui/use-carousel';
import { PortfolioModal } from './portfolio-modal';

export interface PortfolioWords {
  previous: string;
  next: string;
  open: string;
  download: string;
  close: string;
  of: string;
  failed: string;
}

export interface PortfolioItem {
  id: string;
  title: string;
  picture: PictureSources;
}

interface Props {
  title: string;
  items: readonly PortfolioItem[];
  words: PortfolioWords;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Cards that move by a page at a time: 1 a page below 640 px, 2 below 1024 px, else 3. Ends stop. */
export function PortfolioCarousel({ title, items, words }: Props) {
  const { viewport, index, last, step, atStart, atEnd } = useCarousel();
  const [shown, setShown] = useState<PortfolioItem | null>(null);
  const perView = items.length - last;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-8">
        <h2 id="portfolio" className="t-title">
          {title}
        </h2>
        <div className="flex items-center gap-4 noscript:hidden">
          <p className="t-label">
            {perView > 1 ? `${two(index + 1)}–${two(index + perView)}` : two(index + 1)}{' '}
            <span className="font-normal text-bitumen-soft">
              <span aria-hidden>/</span>
              <span className="sr-only">{words.of}</span> {items.length}
            </span>
          </p>
          <div className="flex">
            <SquareButton
              icon={ArrowLeft}
              flips
              label={words.previous}
              disabled={atStart}
              onClick={() => step(-perView)}
            />
            <SquareButton
              icon={ArrowRight}
              flips
              label={words.next}
              disabled={atEnd}
              onClick={() => step(perView)}
            />
          </div>
        </div>
      </div>
      <div ref={viewport} className="relative overflow-hidden noscript:overflow-x-auto">
        <ul className="-ms-gutter flex touch-pan-y">
          {items.map((item) => (
            <li
              key={item.id}
              className="min-w-0 flex-[0_0_100%] ps-gutter sm:flex-[0_0_50%] lg:flex-[0_0_33.3333%]"
            >
              <Card item={item} open={words.open} onOpen={() => setShown(item)} />
            </li>
          ))}
        </ul>
      </div>
      <PortfolioModal item={shown} words={words} onClose={() => setShown(null)} />
    </>
  );
}

function Card({ item, open, onOpen }: { item: PortfolioItem; open: string; onOpen: () => void }) {
  return (
    // A link to the picture itself, so that it opens without JavaScript too.
    <a
      href={item.picture.webp}
      aria-haspopup="dialog"
      className="group block no-underline"
      draggable={false}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <span className="block overflow-hidden bg-sand-deep">
        <PlainPicture
          sources={item.picture}
          alt=""
          sizes="(min-width: 64em) 32vw, (min-width: 40em) 48vw, 92vw"
          className="aspect-landscape w-full object-cover transition-[scale] duration-600 ease-weighted group-hover:scale-[1.025]"
        />
      </span>
      <span className="flex items-baseline justify-between gap-4 py-3 group-hover:text-kiln">
        <span className="t-head">{item.title}</span>
        <Maximize aria-hidden className="size-5 self-center" />
        <span className="sr-only">. {open}</span>
      </span>
    </a>
  );
}
