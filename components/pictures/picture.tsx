import type { PictureId } from '@/content/pictures/library';
import { pictureSources } from './picture-sources';
import { PlainPicture, type PlainPictureProps } from '@/components/ui/plain-picture';

interface Props extends Omit<PlainPictureProps, 'sources' | 'tall' | 'ref'> {
  id: PictureId;
  tall?: PictureId;
}

/** A picture of the library by its id. Server components only; see picture-sources.ts for the others. */
export function Picture({ id, tall, className = '', ...rest }: Props) {
  return (
    <PlainPicture
      sources={pictureSources(id)}
      tall={tall && pictureSources(tall)}
      className={`w-full object-cover ${className}`}
      {...rest}
    />
  );
}
