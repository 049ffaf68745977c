'use client';

import type { LightboxProps } from './lightbox';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { PictureCard, pictureCardLink, SmallPictureCard } from '@/components/ui/picture/picture-card';
import { useLightbox } from './use-lightbox';

type Props = Pick<LightboxProps, 'items' | 'words' | 'caption' | 'save'> & {
  label: string;
  /** A strip has three small ones in a row, two in large letters, for beside a picture that opens a page; a pair has two. */
  look?: keyof typeof LOOKS;
};

const LOOKS = {
  grid: {
    list: 'grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-3',
    /** Of an odd number the last fills the row where there are two in one. */
    last: 'max-lg:min-[18em]:last:odd:col-span-2',
    card: PictureCard,
    sizes: '(min-width: 64em) 32vw, 48vw',
  },
  strip: {
    list: 'grid-cols-3 max-[18em]:grid-cols-2 gap-x-2 gap-y-3',
    last: '',
    card: SmallPictureCard,
    sizes: '(min-width: 64em) 15rem, 32vw',
  },
  pair: {
    list: 'grid-cols-2 gap-x-2 gap-y-3',
    last: '',
    card: SmallPictureCard,
    sizes: '(min-width: 64em) 22rem, 48vw',
  },
} as const;

/** Pictures in a grid, 2 in a row and 3 on wide screens, or in a strip; a press opens the lightbox. */
export function PictureGallery({ label, look = 'grid', ...given }: Props) {
  const { items, words } = given;
  const { list, last, card: Card, sizes } = LOOKS[look];
  const { open, lightbox } = useLightbox({ ...given, actions: (at) => items[at]?.actions });
  return (
    <>
      <ul aria-label={label} className={`grid ${list}`}>
        {items.map(({ id, title, note, picture, onward }) => (
          <li key={id} className={last}>
            <a
              href={largestFile(picture)}
              aria-haspopup="dialog"
              className={pictureCardLink}
              onClick={(event) => open(event, id)}
            >
              <Card sources={picture} {...{ title, note }} sizes={sizes} spoken={words.open} />
            </a>
            {onward}
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  );
}
