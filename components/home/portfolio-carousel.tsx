'use client';

import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { PictureCard, pictureCardLink } from '@/components/ui/picture/picture-card';
import { StepButtons } from '@/components/ui/carousel/step-buttons';
import { useCarousel } from '@/components/ui/carousel/use-carousel';
import { useLightbox } from '@/components/ui/lightbox/use-lightbox';
import type { LightboxWords } from '@/components/ui/lightbox/lightbox-words';
import { usePageLang } from '@/components/links/page-lang';
import { leftToRight } from '@/content/lang';
import { fill } from '@/lib/site/fill';
import { twoDigits } from '@/lib/text/two-digits';

interface PortfolioWords {
  previous: string;
  next: string;
  /** Which cards of how many: `{nth}`, `{total}`. */
  nth: string;
}

interface Props {
  title: string;
  items: readonly LightboxItem[];
  words: PortfolioWords;
  lightbox: LightboxWords;
  /** Stands under every large picture. */
  caption: string;
}

/** The cards in view, by their numbers. */
const counted = (index: number, perView: number) =>
  perView > 1 ? `${twoDigits(index + 1)}–${twoDigits(index + perView)}` : twoDigits(index + 1);

interface CountProps {
  cards: string;
  total: number;
  words: Pick<Props['words'], 'nth'>;
  className?: string;
}

function Count({ cards, total, words, className }: CountProps) {
  const nth = leftToRight(cards, usePageLang());
  return (
    <span className={className}>
      <span className="sr-only">{fill(words.nth, { nth, total })}</span>
      <span aria-hidden>
        {nth} <span className="font-normal text-bitumen-soft">/ {total}</span>
      </span>
    </span>
  );
}

/** The same before anything is measured: style sheets know how many are in view. */
const FirstCount = (props: Omit<CountProps, 'cards' | 'className'>) => (
  <>
    <Count {...props} cards={counted(0, 1)} className="sm:hidden" />
    <Count {...props} cards={counted(0, 2)} className="max-sm:hidden lg:hidden" />
    <Count {...props} cards={counted(0, 3)} className="max-lg:hidden" />
  </>
);

/** Cards that move by a page at a time: 1 a page below 640 px, 2 below 1024 px, else 3. Ends stop. */
export function PortfolioCarousel({ title, items, words, caption, lightbox: lightboxWords }: Props) {
  const { viewport, engine, ready, index, last, step, atStart, atEnd } = useCarousel();
  const { open, lightbox } = useLightbox({
    items,
    words: lightboxWords,
    caption,
    save: 'png',
    actions: (at) => items[at]?.actions,
  });
  const turn = (by: 1 | -1) => step((stops) => by * (items.length + 1 - stops));

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 pb-8">
        <h2 id="portfolio" className="t-title">
          {title}
        </h2>
        <div className="flex items-center gap-4 noscript:hidden">
          <p className="t-label">
            {ready ? (
              <Count cards={counted(index, items.length - last)} total={items.length} words={words} />
            ) : (
              <FirstCount total={items.length} words={words} />
            )}
          </p>
          <StepButtons {...{ words, atStart, atEnd }} onStep={turn} />
        </div>
      </div>
      <div ref={viewport} className="relative overflow-hidden noscript:overflow-x-auto">
        <ul className="-ms-gutter flex touch-pan-y touch-pinch-zoom">
          {items.map((item) => (
            <li
              key={item.id}
              className="min-w-0 flex-[0_0_100%] ps-gutter sm:flex-[0_0_50%] lg:flex-[0_0_33.3333%]"
            >
              <a
                href={largestFile(item.picture)}
                aria-haspopup="dialog"
                className={pictureCardLink}
                draggable={false}
                onClick={(event) => open(event, item.id)}
              >
                <PictureCard
                  sources={item.picture}
                  title={item.title}
                  sizes="(min-width: 64em) 32vw, (min-width: 40em) 48vw, 92vw"
                  spoken={lightboxWords.open}
                />
              </a>
              {item.onward}
            </li>
          ))}
        </ul>
      </div>
      {engine}
      {lightbox}
    </>
  );
}
