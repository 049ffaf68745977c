import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { Picture } from './picture';

/** A page of a printed document, to be leafed through. */
export const SheetPicture = ({ id, lang }: { id: PictureId; lang: Lang }) => (
  <Picture
    id={id}
    sizes="(min-width: 64em) 42rem, 94vw"
    className="mx-auto max-w-2xl border border-hairline"
    lang={lang}
  />
);
