import { ArrowRight } from 'lucide-react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import type { ProductPage } from '@/content/products/addresses';
import { compareAddress } from '@/content/products/compare-address';
import { productWords } from '@/content/products/page-words';
import { toolOf } from '@/components/pages/products/product-actions';
import type { ProductContent, Way } from '@/components/pages/products/product-content';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'name' | 'ways'>;
  lang: Lang;
}

/** What can be done with a product beside the buttons of its head, once its figures are known. */
export function NextSteps({ page, of: { name, ways }, lang }: Props) {
  const compare = { text: comparePage[lang].open, href: compareAddress([page.id], lang), about: name };
  const rest = [...ways.filter((way) => way !== toolOf(ways)), compare];
  return (
    <section className="no-print pt-10" aria-labelledby="steps">
      <h2 id="steps" className="t-head pb-3">
        {productWords[lang].steps}
      </h2>
      <ul className="grid gap-x-gutter sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {rest.map((way) => (
          <li key={way.href} className="border-t border-hairline max-sm:last:border-b">
            <Step {...way} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const ROW = 'group t-label min-h-ctl items-center justify-between gap-4 py-2 no-underline';

/** Where its place needs scripts, it leads elsewhere without them. */
function Step({ text, href, about, plain }: Way) {
  const said = (
    <>
      <span className="transition-colors duration-fast group-hover:text-kiln">
        {text}
        {about && <span className="sr-only"> {about}</span>}
      </span>
      <ArrowRight aria-hidden className="flip size-5 flex-none text-terracotta" />
    </>
  );
  return (
    <>
      <PrefetchLink href={href} className={`${ROW} flex ${plain ? 'noscript:hidden' : ''}`}>
        {said}
      </PrefetchLink>
      {plain && (
        <PrefetchLink href={plain} className={`${ROW} hidden noscript:flex`}>
          {said}
        </PrefetchLink>
      )}
    </>
  );
}
