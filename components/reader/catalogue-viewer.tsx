'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { openFile } from '@/components/ui/address/open-file';
import { PageSlider } from '@/components/ui/carousel/page-slider';
import type { PageSliderWords } from '@/components/ui/carousel/page-slider-words';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { SmallPicture } from '@/components/ui/lightbox/small-picture';
import { replaceHash } from '@/components/ui/address/use-hash';
import { useHashDialog } from '@/components/ui/dialog/use-hash-dialog';
import type { CatalogueReaderProps } from './catalogue-reader';
import { pageAddress, pageAt } from './page-address';

interface Props extends Pick<CatalogueReaderProps, 'items' | 'words'> {
  /** Spoken name of the slider. */
  label: string;
  slider: PageSliderWords;
  /** Where its parts begin, made on the server: links that change the address. */
  chapters: ReactNode;
  /** Heading, words and download, made on the server. */
  children: ReactNode;
}

/** Pages in the HTML itself; the others are there while they are near. */
const AT_FIRST = 3;
const NEAR = 2;

const sheet = 'mx-auto block aspect-[99/140] max-w-xl border border-hairline bg-plaster';

/**
 * The catalogue to leaf through on the page, and large in a reader that is fetched with the first press. The
 * address names the page that is read. Without JavaScript the first pages stand in a row.
 */
export function CatalogueViewer({ items, words, label, slider, chapters, children }: Props) {
  const [shown, setShown] = useState(0);
  const { at, open, Reader, move, close, small, forget } = useReader(items);

  return (
    <div className="grid gap-x-gutter gap-y-8 grid-cols-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid content-start justify-items-start gap-6">{children}</div>
      <div className="min-w-0 lg:row-span-2">
        <PageSlider label={label} words={slider} onTurn={setShown}>
          {items.map(({ id, picture }, index) =>
            index < AT_FIRST || Math.abs(index - shown) <= NEAR ? (
              <a
                key={id}
                href={largestFile(picture)}
                aria-haspopup="dialog"
                onClick={(event) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  open(index);
                }}
                className={`${sheet} focus-on-picture`}
              >
                <PlainPicture sources={picture} sizes="(min-width: 48em) 36rem, 94vw" />
              </a>
            ) : (
              <div key={id} data-later className={sheet} />
            ),
          )}
        </PageSlider>
      </div>
      {chapters}
      {Reader && <Reader items={items} words={words} at={at} onMove={move} onClose={close} />}
      {small && at !== null && <SmallPicture file={small} words={words} onClose={forget} />}
    </div>
  );
}

/** The reader, its code once it is asked for, and its page as the address says it. */
function useReader(items: Props['items']) {
  const { id, show, hide, drop } = useHashDialog();
  const at = pageAt(id, items.length);
  const [Reader, setReader] = useState<ComponentType<CatalogueReaderProps> | null>(null);
  const [small, setSmall] = useState<string | null>(null);
  const wanted = at !== null && !Reader;

  useEffect(() => {
    if (!wanted) return;
    let isAsked = true;
    import('./catalogue-reader').then(
      ({ CatalogueReader }) => setReader(() => CatalogueReader),
      () => {
        // Somebody went back meanwhile.
        if (!isAsked) return;
        const file = largestFile(items[at]!.picture);
        // Who comes back from the picture finds the page: an address with a page in it would lead there again.
        void openFile(file, () => setSmall(file), drop);
      },
    );
    return () => {
      isAsked = false;
    };
  }, [wanted, at, items, drop]);
  const forget = () => {
    setSmall(null);
    hide();
  };

  /** Another page of the same reading. */
  const move = (index: number) => {
    replaceHash(pageAddress(index), history.state);
  };

  const open = (index: number) => {
    setSmall(null);
    show(pageAddress(index));
  };

  return { at, Reader, move, open, close: hide, small, forget };
}
