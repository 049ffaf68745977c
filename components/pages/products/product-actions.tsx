import { AddProduct } from '@/components/enquiry-list/add-product';
import { AskSample } from '@/components/enquiry-list/ask-sample';
import { ButtonLink } from '@/components/links/button-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { DataSheetButton } from './data-sheet-button';
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

/** What most visitors want of a product: the list, and two more of sample, tool and data sheet. All else: `NextSteps`. */
export function ProductActions({ page, of: { name, ways }, lang }: Props) {
  const { sample } = productWords[lang];
  const tool = toolOf(ways);
  return (
    <div className="no-print grid gap-3">
      <div className="grid max-w-[30rem] gap-3 min-[22em]:grid-cols-2">
        <div className="col-span-full grid">
          <AddButton {...{ page, name, lang }} />
        </div>
        {hasSample(page) && (
          <AskSample id={page.id} name={name} text={sample.ask} full={enquiryWords[lang].add.full} />
        )}
        {tool && (
          <ButtonLink href={tool.href} about={tool.about} look="outline" className="max-sm:px-3">
            {tool.text}
          </ButtonLink>
        )}
        {hasSheetInHead(page, ways) && <DataSheetButton id={page.id} name={name} lang={lang} />}
      </div>
      {hasSample(page) && <p className="t-note text-bitumen-soft">{sample.note}</p>}
    </div>
  );
}

/** Where sample and tool leave room for it. */
export const hasSheetInHead = (page: ProductPage, ways: ProductContent['ways']) =>
  !(hasSample(page) && toolOf(ways));

/** The tool that stands beside the first button: the first of several ways; one alone leads back or on. */
export const toolOf = (ways: ProductContent['ways']) => (ways.length > 1 ? ways[0] : undefined);
