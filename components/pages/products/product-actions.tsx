import { AddProduct } from '@/components/enquiry-list/add-product';
import { AskSample } from '@/components/enquiry-list/ask-sample';
import { ButtonLink } from '@/components/links/button-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import type { ProductContent } from './product-content';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'name' | 'ways'>;
  lang: Lang;
}

/** Nobody is sent a heater to look at, nor a chimney. */
const hasSample = ({ family, id }: ProductPage) =>
  family !== 'model' && family !== 'system' && id !== 'part-chimney';

/** Puts it on the list; without scripts, which the list needs, one writes to us. */
export function AddButton({ page, name, lang }: { page: ProductPage; name: string; lang: Lang }) {
  return (
    <>
      <AddProduct id={page.id} lang={lang} look="button" />
      <ButtonLink href={`${path('contact', lang)}#connect`} className="hidden noscript:inline-flex">
        {fill(productWords[lang].next.ask, { name })}
      </ButtonLink>
    </>
  );
}

/** What most visitors want of a product, as buttons: onto the list, a sample, and its tools. */
export function ProductActions({ page, of: { name, ways }, lang }: Props) {
  const { sample } = productWords[lang];
  return (
    <div className="no-print grid gap-3">
      {/* One alone in the last row is as wide as the row; each counts one more, for the way that stands without scripts. */}
      <div className="grid max-w-[34rem] gap-3 min-[22em]:grid-cols-2 min-[22em]:*:last:even:col-span-2">
        <AddButton {...{ page, name, lang }} />
        {hasSample(page) && (
          <AskSample id={page.id} name={name} text={sample.ask} full={enquiryWords[lang].add.full} />
        )}
        {toolsOf(ways).map(({ text, href, about }) => (
          <ButtonLink key={href} href={href} about={about} look="outline" className="max-sm:px-3">
            {text}
          </ButtonLink>
        ))}
      </div>
      {hasSample(page) && <p className="t-note text-bitumen-soft">{sample.note}</p>}
    </div>
  );
}

/** The last of several ways leads on, the others are tools; one alone leads back. */
export const toolsOf = (ways: ProductContent['ways']) => ways.slice(0, -1);
