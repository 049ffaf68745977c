import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import { Picture } from './picture';
import type { PictureId } from '@/content/pictures/library';
import { unbroken } from '@/components/ui/layout/unbroken';

interface Props {
  title: string;
  picture: PictureId;
  trail?: ReactNode;
  /** Lower on telephones: what the page is there for, a tool, begins on the first screen. */
  isLow?: boolean;
  lang: Lang;
  children: ReactNode;
}

/**
 * The head of a page whose picture is no banner: it fills one half to the edge of the page, the words stand beside
 * it. 500 px high on a desk, as a banner is; what does not fit beside the picture belongs below it.
 */
export function SplitHead({ title, picture, trail, isLow = false, lang, children }: Props) {
  return (
    <div className="grid lg:min-h-[min(31.25rem,56svh)] lg:grid-cols-2">
      <div className="relative lg:order-last print:hidden">
        <Picture
          id={picture}
          // A hair less than it is, so that common telephones take the file of 720 px, not the one above.
          // On a desk it is as high as a banner, and so shown a little wider than its half where that is narrow.
          sizes="(min-width: 64em) max(50vw, 47rem), 98vw"
          first
          className={`${isLow ? 'h-[clamp(9rem,22svh,31.25rem)]' : 'h-[clamp(15rem,44svh,31.25rem)]'} lg:absolute lg:inset-0 lg:h-full`}
          lang={lang}
        />
      </div>
      <div className="flex flex-col lg:border-b lg:border-hairline lg:ps-[max(0px,(100vw-var(--page))/2)]">
        {trail}
        <div className="grid gap-6 px-margin py-6 lg:my-auto lg:py-8">
          <h1 className="t-title lg:text-(length:--t-door) lg:leading-[var(--line-door,1)]">
            {unbroken(title)}
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}
