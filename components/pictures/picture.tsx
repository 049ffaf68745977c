import type { Lang } from '@/content/lang';
import { pictureAlt } from '@/content/pictures/alts';
import { FOCUS } from '@/content/pictures/focus';
import type { PictureId } from '@/content/pictures/library';
import { pictureFiles } from './picture-sources';
import { PlainPicture, type PlainPictureProps } from '@/components/ui/picture/plain-picture';

/** What is to be seen is told in a language, unless words beside the picture tell it already. */
type Told = { lang: Lang; alt?: never } | { alt: ''; lang?: never };

type Props = Omit<PlainPictureProps, 'sources' | 'tall' | 'ref' | 'alt' | 'focus'> & {
  id: PictureId;
  tall?: PictureId;
  /** Pixels of its largest file that is offered: all of them, where it is not given. */
  upTo?: number;
} & Told;

/** A picture of the library by its id. Server components only; see picture-sources.ts for the others. */
export function Picture({ id, tall, upTo, className = '', lang, alt, ...rest }: Props) {
  return (
    <PlainPicture
      sources={{ ...pictureFiles(id, upTo), alt: lang ? pictureAlt(id, lang) : alt }}
      tall={tall && pictureFiles(tall)}
      focus={FOCUS[id]}
      className={`w-full object-cover ${className}`}
      {...rest}
    />
  );
}
