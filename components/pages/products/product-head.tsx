import type { ReactNode } from 'react';
import { Picture } from '@/components/pictures/picture';
import { Swatch } from '@/components/ui/control/swatch';
import { unbroken } from '@/components/ui/layout/unbroken';
import type { Lang } from '@/content/lang';
import type { ProductContent } from './product-content';

interface Props {
  of: Pick<ProductContent, 'name' | 'by' | 'opening' | 'lead' | 'text' | 'tones'>;
  trail: ReactNode;
  lang: Lang;
  /** What can be done with it. */
  children: ReactNode;
}

/** To the edges of its half; or at its own size, where it is small. */
const PICTURE = {
  cover: 'h-[clamp(15rem,44svh,36rem)] lg:h-full lg:min-h-[31.25rem]',
  contain: 'mx-auto my-auto max-w-[32rem] object-contain',
} as const;

/** The head of a product: its picture, its name, and what can be done with it. */
export function ProductHead({ of, trail, lang, children }: Props) {
  const { name, by, opening, lead, text, tones } = of;
  return (
    <div className="grid lg:grid-cols-2">
      <div className="flex flex-col bg-sand-deep lg:order-last">
        <div className="flex min-h-0 grow flex-col">
          <Picture
            id={opening.picture}
            sizes={opening.fit === 'cover' ? '(min-width: 64em) 50vw, 98vw' : '28rem'}
            first
            className={`${PICTURE[opening.fit]} bg-transparent!`}
            lang={lang}
          />
        </div>
        {tones && <Swatch colours={tones} className="flex h-8 w-full border-0 lg:h-12" />}
      </div>
      <div className="flex flex-col lg:border-b lg:border-hairline lg:ps-[max(0px,(100vw-var(--page))/2)]">
        {trail}
        <div className="grid gap-5 px-margin py-6 lg:my-auto lg:py-10">
          <div className="grid gap-2">
            <h1 className="t-title lg:text-(length:--t-door) lg:leading-none">{unbroken(name)}</h1>
            {by && <p className="t-head text-bitumen-soft">{by}</p>}
          </div>
          <p className="t-lead">{lead}</p>
          {text.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-pretty text-bitumen-soft">
              {paragraph}
            </p>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
