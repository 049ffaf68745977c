'use client';

import { pictureCardLink } from '@/components/ui/picture/picture-card';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import type { LightboxItem } from './lightbox-item';
import type { LightboxWords } from './lightbox-words';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { useLightbox } from './use-lightbox';

interface Props {
  /** The cover, and the pages that follow it when it is open. */
  items: readonly [LightboxItem, ...LightboxItem[]];
  /** What a press on the cover does. */
  label: string;
  words: LightboxWords;
}

/** The cover of a document: pressed, it opens large, and its pages after it. */
export function CoverLink({ items, label, words }: Props) {
  const { open, lightbox } = useLightbox({ items, words, save: 'jpg' });
  const [cover] = items;
  return (
    <>
      <a
        href={largestFile(cover.picture)}
        aria-haspopup="dialog"
        className={`${pictureCardLink} mx-auto w-full max-w-sm border border-hairline`}
        onClick={(event) => open(event, cover.id)}
      >
        <PlainPicture
          sources={cover.picture}
          alt=""
          sizes="(min-width: 48em) 24rem, 94vw"
          className="w-full"
        />
        <span className="sr-only">{label}</span>
      </a>
      {lightbox}
    </>
  );
}
