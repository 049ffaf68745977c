import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '@/components/pictures/picture';
import { Swatch } from '@/components/ui/control/swatch';
import { unbroken } from '@/components/ui/layout/unbroken';
import type { Lang } from '@/content/lang';
import type { ProductContent } from './product-content';
import { fillsHalf, halfOf, SmallPicture } from './sections/opening-picture';

interface Props {
  of: Pick<ProductContent, 'name' | 'by' | 'opening' | 'lead' | 'text' | 'doubts' | 'tones'>;
  trail: ReactNode;
  lang: Lang;
  /** The buttons, below its name. */
  actions: ReactNode;
  /** More pictures, below the one that opens the page. */
  views: ReactNode;
}

/** The head of a product: its picture and others, its name, and what can be done with it. */
export function ProductHead({ of, trail, lang, actions, views }: Props) {
  const { name, by, opening, lead, text, doubts = [], tones } = of;
  return (
    // Pictures of products are 720 px wide, some 560 px: their half grows no wider.
    <div
      className="grid lg:grid-cols-[minmax(0,1fr)_min(50%,var(--half))] lg:grid-rows-[1fr_auto]"
      style={{ '--half': halfOf(opening.picture) } as CSSProperties}
    >
      <div className="flex flex-col bg-sand-deep lg:col-start-2">
        <Opening {...{ opening, lang }} fills={!tones} />
        {tones && (
          <Swatch colours={tones} className="flex h-8 w-full border-0 lg:h-auto lg:min-h-12 lg:grow" />
        )}
      </div>
      <div className="flex flex-col lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-b lg:border-hairline lg:ps-[max(0px,(100vw-var(--page))/2)]">
        {trail}
        <div className="grid gap-5 px-margin py-6 lg:my-auto lg:py-10">
          <div className="grid gap-2">
            <h1 className="t-title lg:text-(length:--t-door) lg:ltr:leading-none">{unbroken(name)}</h1>
            {by && <p className="t-head text-bitumen-soft">{by}</p>}
          </div>
          <p className="t-lead">{lead}</p>
          {actions}
          <div className="grid max-w-measure gap-2">
            {[...text, ...doubts].map((paragraph) => (
              <p key={paragraph} className="text-pretty text-bitumen-soft">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      {views && <div className="px-margin pb-8 lg:col-start-2 lg:bg-sand-deep lg:px-6 lg:py-5">{views}</div>}
    </div>
  );
}

type OpeningProps = Pick<ProductContent, 'opening'> & {
  lang: Lang;
  /** Where nothing stands below it that could. */
  fills: boolean;
};

/** To the edges of its half; or no larger than it is, where it is small. */
function Opening({ opening: { picture, fit }, fills, lang }: OpeningProps) {
  if (fit === 'cover' && fillsHalf(picture))
    return (
      <Picture
        id={picture}
        first
        sizes={`(min-width: 90em) ${halfOf(picture)}, (min-width: 64em) 50vw, 98vw`}
        className={`h-[clamp(13rem,34svh,36rem)] sm:max-lg:tall:h-[clamp(13rem,46svh,36rem)] bg-transparent! lg:aspect-landscape lg:h-auto ${fills ? 'lg:grow' : ''}`}
        lang={lang}
      />
    );
  return <SmallPicture id={picture} first className="max-h-[40svh] lg:max-h-none" lang={lang} />;
}
