'use client';

import { useMemo, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/control/button';
import { useLightbox } from '@/components/ui/lightbox/use-lightbox';
import type { LightboxWords } from '@/components/ui/lightbox/lightbox-words';
import type { Lang } from '@/content/lang';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { GalleryWords } from '@/content/pages/catalogue/gallery';
import { plural } from '@/lib/site/fill';
import { countsOf, EVERYTHING, fits } from '@/lib/gallery/gallery-filter';
import { GalleryChips, type GalleryFilter } from './gallery-chips';
import { GallerySelect } from './gallery-select';
import { GalleryShelf } from './gallery-shelf';
import type { FilesOfTiles, Options } from './sent-tile';
import { TileActions } from './tile-actions';
import { useFirstTiles } from './use-first-tiles';
import { useGalleryChoice } from './use-gallery-choice';
import { useShelves, type SentShelf } from './use-shelves';

interface Props {
  lang: Lang;
  /** The button that shows everything. */
  all: GalleryFilter;
  /** The other buttons, each with its tiles. */
  shelves: readonly SentShelf[];
  files: FilesOfTiles;
  suppliers: Options;
  profiles: Options;
  words: GalleryWords;
  add: AddWords;
  lightbox: LightboxWords;
  /** What narrows the shelves until this here does. */
  early: ReactNode;
}

/** The tiles by colour, narrowed by colour, manufacturer and profile; what is chosen stands in the address. */
export function TileGallery({ lang, all, suppliers, profiles, words, early, ...props }: Props) {
  const { shelves: sent, files, lightbox: lightboxWords, add } = props;
  const shelves = useShelves(sent, { files, suppliers, profiles });
  const laidShelves = useFirstTiles(shelves);
  const tiles = useMemo(() => shelves.flatMap((shelf) => shelf.tiles), [shelves]);
  const { choice, laid, choose } = useGalleryChoice(tiles);
  const told = useRef<HTMLParagraphElement>(null);
  /** The button that shows everything is gone then: the focus goes on to how much is shown. */
  const reset = () => {
    told.current?.focus();
    choose(EVERYTHING);
  };
  const shown = useMemo(() => tiles.filter((tile) => fits(tile, laid)), [tiles, laid]);
  const ids = useMemo(() => new Set(shown.map(({ id }) => id)), [shown]);
  const { open, lightbox } = useLightbox({
    items: shown,
    words: lightboxWords,
    save: 'jpg',
    actions: (at) => <TileActions tile={shown[at]!} words={words} add={add} />,
  });
  const counted = (count: number, forms = words.shelf) => plural(lang, count, forms);
  const select = (facet: 'supplier' | 'profile', options: Options) => (
    <GallerySelect
      id={`by-${facet}`}
      {...words[facet]}
      options={options}
      chosen={choice[facet]}
      counts={countsOf(tiles, choice, facet)}
      onChoose={(value) => choose({ ...choice, [facet]: value })}
    />
  );

  return (
    <>
      <GalleryChips
        label={words.filter}
        filters={[all, ...shelves]}
        chosen={choice.category}
        counts={countsOf(tiles, choice, 'category')}
        total={tiles.filter((tile) => fits(tile, { ...choice, category: '' })).length}
        onChoose={(category) => choose({ ...choice, category })}
      />
      <div className="grid items-end gap-x-gutter gap-y-4 py-6 noscript:hidden sm:grid-cols-2 lg:grid-cols-4">
        {select('supplier', suppliers)}
        {select('profile', profiles)}
        <p
          ref={told}
          tabIndex={-1}
          role="status"
          className="t-label flex min-h-ctl items-center sm:col-span-2"
        >
          {counted(shown.length, shown.length === tiles.length ? words.all : words.shelf)}
        </p>
      </div>
      {early}
      {shown.length === 0 && <NothingFits words={words} onReset={reset} />}
      <div id={all.anchor} className="shelves">
        {laidShelves.map(({ value, head, anchor, tiles: held }, index) => (
          <GalleryShelf
            key={value}
            id={anchor}
            title={head}
            note={counted(shelves[index]!.tiles.filter(({ id }) => ids.has(id)).length)}
            tiles={held}
            shown={ids}
            open={lightboxWords.open}
            onOpen={open}
          />
        ))}
      </div>
      {lightbox}
    </>
  );
}

/** The choices exclude each other, and the way out. */
function NothingFits({ words, onReset }: Pick<Props, 'words'> & { onReset: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 border-t-[1.5px] border-bitumen py-12">
      <p className="t-head">{words.none}</p>
      <Button look="outline" onClick={onReset}>
        {words.reset}
      </Button>
    </div>
  );
}
