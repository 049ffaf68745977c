'use client';

import type { LightboxProps } from './lightbox';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { PictureCard, pictureCardLink } from '@/components/ui/picture/picture-card';
import { useLightbox } from './use-lightbox';

type Props = Pick<LightboxProps, 'items' | 'words' | 'caption' | 'save'> & { label: string };

/** Pictures in a grid, 2 in a row and 3 on wide screens; a press opens the lightbox. */
export function PictureGallery({ label, ...given }: Props) {
  const { items, words } = given;
  const { open, lightbox } = useLightbox({ ...given, actions: (at) => items[at]?.actions });
  return (
    <>
      <ul aria-label={label} className="grid grid-cols-2 gap-x-gutter gap-y-6 lg:grid-cols-3">
        {items.map(({ id, title, note, picture, onward }, index) => (
          <li key={id}>
            <a
              href={largestFile(picture)}
              aria-haspopup="dialog"
              className={pictureCardLink}
              onClick={(event) => open(event, index)}
            >
              <PictureCard
                sources={picture}
                title={title}
                note={note}
                sizes="(min-width: 64em) 32vw, 48vw"
                spoken={words.open}
              />
            </a>
            {onward}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
