'use client';

import { BookOpen } from 'lucide-react';
import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import { asksForTab } from '@/components/ui/asks-for-tab';
import { Button } from '@/components/ui/button';
import { PageSlider, type PageSliderWords } from '@/components/ui/page-slider';
import { largestFile } from '@/components/ui/picture-candidates';
import { PlainPicture } from '@/components/ui/plain-picture';
import { announceHash } from '@/components/ui/use-hash';
import { useHashDialog } from '@/components/ui/use-hash-dialog';
import type { CatalogueReaderProps } from './catalogue-reader';
import { pageAddress, pageAt } from './page-address';

interface Props extends Pick<CatalogueReaderProps, 'items' | 'words'> {
  /** Spoken name of the slider. */
  label: string;
  slider: PageSliderWords;
  /** Opens the reader at the page that is shown. */
  read: string;
  /** Where its parts begin. Without JavaScript they lead into the file. */
  chapters: { label: string; items: readonly { title: string; page: number }[]; file: string };
  /** Heading, words and download, made on the server. */
  children: ReactNode;
}

/** Pages in the HTML itself; the others are built when the visitor comes near. */
const AT_FIRST = 3;
const NEAR = 2;

const sheet = 'mx-auto block aspect-[99/140] max-w-xl border border-hairline bg-plaster';

/**
 * The catalogue to leaf through on the page, and large in a reader that is fetched with the first press. The
 * address names the page that is read. Without JavaScript the first pages stand in a row.
 */
export function CatalogueViewer({ items, words, label, slider, read, chapters, children }: Props) {
  const { shown, setShown, isBuilt } = useNearPages();
  const { at, open, Reader, move, close } = useReader(items);

  const openAt = (event: MouseEvent, index: number) => {
    if (asksForTab(event)) return;
    event.preventDefault();
    open(index);
  };

  return (
    <div className="grid gap-x-gutter gap-y-8 grid-cols-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="grid content-start justify-items-start gap-6">
        {children}
        <Button
          className="noscript:hidden"
          sign={<BookOpen aria-hidden className="size-5" />}
          onClick={() => open(shown)}
        >
          {read}
        </Button>
        <ul aria-label={chapters.label} className="w-full border-t-[1.5px] border-bitumen">
          {chapters.items.map(({ title, page }) => (
            <li key={page} className="border-b border-hairline">
              <a
                href={`${chapters.file}#page=${page}`}
                aria-haspopup="dialog"
                onClick={(event) => openAt(event, page - 1)}
                className="t-small flex min-h-tap items-center justify-between gap-4 no-underline hover:text-kiln"
              >
                <span className="font-semibold">{title}</span>
                <span>{page}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <PageSlider label={label} words={slider} onTurn={setShown}>
        {items.map(({ id, picture }, index) =>
          isBuilt(index) ? (
            <a
              key={id}
              href={largestFile(picture)}
              aria-haspopup="dialog"
              onClick={(event) => openAt(event, index)}
              className={`${sheet} focus-visible:-outline-offset-3`}
            >
              <PlainPicture sources={picture} sizes="(min-width: 48em) 36rem, 94vw" />
            </a>
          ) : (
            <div key={id} data-later className={sheet} />
          ),
        )}
      </PageSlider>
      {Reader && <Reader items={items} words={words} at={at} onMove={move} onClose={close} />}
    </div>
  );
}

/** The page shown, and which pages have been near: what was built once stays. */
function useNearPages() {
  const [{ shown, built }, setPlace] = useState({ shown: 0, built: [0] as readonly number[] });
  const setShown = (index: number) =>
    setPlace((before) => ({ shown: index, built: [...new Set([...before.built, index])] }));
  const isBuilt = (index: number) =>
    index < AT_FIRST || built.some((place) => Math.abs(place - index) <= NEAR);
  return { shown, setShown, isBuilt };
}

/** The reader, its code once it is asked for, and its page as the address says it. */
function useReader(items: Props['items']) {
  const { id, show, hide } = useHashDialog();
  const at = pageAt(id, items.length);
  const [Reader, setReader] = useState<ComponentType<CatalogueReaderProps> | null>(null);
  const wanted = at !== null && !Reader;

  useEffect(() => {
    if (!wanted) return;
    import('./catalogue-reader').then(
      ({ CatalogueReader }) => setReader(() => CatalogueReader),
      () => window.location.assign(largestFile(items[at]!.picture)),
    );
  }, [wanted, at, items]);

  /** Another page of the same reading: no new entry in the history. */
  const move = (index: number) => {
    history.replaceState(history.state, '', `#${pageAddress(index)}`);
    announceHash();
  };

  return { at, Reader, move, open: (index: number) => show(pageAddress(index)), close: hide };
}
