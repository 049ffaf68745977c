import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { Picture } from './picture';
import { unbroken } from '@/components/ui/layout/unbroken';

interface Props {
  title: string;
  picture: PictureId;
  tall?: PictureId;
  /** Height of the picture in px in windows from 1024 by 900 px on; less below. */
  height?: 500 | 600 | 720;
  lead?: string;
  /** The way down to a nested page; stands between picture and title. */
  trail?: ReactNode;
  lang: Lang;
  children?: ReactNode;
}

const heights = {
  500: 'h-[clamp(15rem,44svh,31.25rem)] lg:h-[min(31.25rem,56svh)]',
  600: 'h-[clamp(15rem,44svh,31.25rem)] lg:h-[min(37.5rem,70svh)]',
  720: 'h-[clamp(15rem,44svh,31.25rem)] lg:h-[min(45rem,80svh)]',
};

/** A picture 3 times as wide as high that is cut to fill its frame needs files wider than the window. */
const SIZES = {
  500: '(min-width: 64em) max(100vw, 94rem), (min-width: 48em) max(100vw, 85rem), 100vw',
  600: '(min-width: 64em) max(100vw, 113rem), (min-width: 48em) max(100vw, 85rem), 100vw',
  720: '(min-width: 64em) max(100vw, 99rem), (min-width: 48em) max(100vw, 85rem), 100vw',
} as const;

/** The head of a page: a full-bleed picture, and under it one wide statement. No text on the picture. */
export function PageBanner({ title, picture, tall, height = 500, lead, trail, lang, children }: Props) {
  return (
    <>
      <Picture id={picture} tall={tall} sizes={SIZES[height]} first className={heights[height]} lang={lang} />
      {trail}
      <div className="wrap grid gap-4 py-6 md:pb-8 lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-gutter">
        <h1 className="t-banner">{unbroken(title)}</h1>
        {lead && <p className="t-lead text-bitumen-soft">{lead}</p>}
        {children}
      </div>
    </>
  );
}
