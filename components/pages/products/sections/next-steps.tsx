import { ArrowRight } from 'lucide-react';
import { LinkWith } from '@/components/enquiry/link-with';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { compareAddress } from '@/content/products/compare-address';
import { path } from '@/content/routes';
import { productAttachment } from '@/lib/enquiry-attachment/product-attachment';
import { productWords } from '@/content/products/page-words';
import { toolOf } from '@/components/pages/products/product-actions';
import type { ProductContent, Way } from '@/components/pages/products/product-content';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'ways' | 'figures'>;
  lang: Lang;
}

/** What can be done with a product beside the buttons of its head, once its figures are known. */
export function NextSteps({ page, of: { ways, figures }, lang }: Props) {
  const { steps, compare, askSheet, sheet } = productWords[lang];
  const rest = [
    ...ways.filter((way) => way !== toolOf(ways)),
    { text: compare, href: compareAddress([page.id], lang) },
  ];
  const isAsked = figures.some(({ label, source }) => label === sheet.rows.weight && source === 'ask');
  return (
    <section className="no-print" aria-labelledby="steps">
      <h2 id="steps" className="t-head pb-3">
        {steps}
      </h2>
      <ul className="grid gap-x-gutter sm:max-lg:grid-cols-2 lg:border-b lg:border-hairline">
        {rest.map((way) => (
          <li key={way.href} className="border-t border-hairline max-sm:last:border-b">
            <Step {...way} />
          </li>
        ))}
        {isAsked && (
          <li className="border-t border-hairline max-sm:last:border-b">
            <LinkWith
              href={`${path('contact', lang)}#connect`}
              className={`${ROW} flex`}
              attachment={productAttachment(page, lang)}
            >
              <Said text={askSheet} />
            </LinkWith>
          </li>
        )}
      </ul>
    </section>
  );
}

const ROW = 'group t-label min-h-ctl items-center justify-between gap-4 py-2 no-underline';

/** Where its place needs scripts, it leads elsewhere without them. */
export function Step({ text, href, about, plain }: Way) {
  const said = <Said {...{ text, about }} />;
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

const Said = ({ text, about }: Pick<Way, 'text' | 'about'>) => (
  <>
    <span className="transition-colors duration-fast group-hover:text-kiln">
      {text}
      {about && <span className="sr-only"> {about}</span>}
    </span>
    <ArrowRight aria-hidden className="flip size-5 flex-none text-terracotta" />
  </>
);
