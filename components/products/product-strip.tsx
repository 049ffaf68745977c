import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { SectionHead } from '@/components/ui/layout/section-head';
import { FIRST_LOOK } from '@/content/catalogue/products';
import { rangeStrip } from '@/content/catalogue/strip';
import { path } from '@/content/routes';
import { ProductShelf } from './product-shelf';

/** Products of the table behind /api/products/getAllProducts, loaded when the visitor comes near. */
export function ProductStrip({ lang, children }: { lang: Lang; children?: ReactNode }) {
  return (
    <section className="no-print section" aria-labelledby="range">
      <div className="wrap">
        <SectionHead id="range" title={rangeStrip[lang].title} />
        <ProductShelf
          words={rangeStrip[lang]}
          families={<Families lang={lang} />}
          all={children}
          most={FIRST_LOOK}
        />
        <noscript>
          <Families lang={lang} />
          {children}
        </noscript>
      </div>
    </section>
  );
}

function Families({ lang }: { lang: Lang }) {
  return (
    <ul className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter border-t-[1.5px] border-bitumen">
      {rangeStrip[lang].families.map((family) => (
        <li key={family.to} className="border-b border-hairline">
          <PrefetchLink
            href={path(family.to, lang)}
            className="t-head flex min-h-ctl items-center py-2 no-underline hover:text-kiln"
          >
            {family.label}
          </PrefetchLink>
        </li>
      ))}
    </ul>
  );
}
