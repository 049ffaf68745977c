import { Download } from 'lucide-react';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import type { ProductPage } from '@/content/products/addresses';
import { compareAddress } from '@/content/products/compare-address';
import { dataSheetAddress, dataSheetName } from '@/content/products/data-sheet-address';
import { dataSheetWords } from '@/content/products/data-sheet-words';
import { productWords } from '@/content/products/page-words';
import type { ProductContent } from './product-content';

interface Props {
  page: ProductPage;
  of: ProductContent;
  lang: Lang;
}

/** Nobody is sent a heater to look at. */
const isHeater = ({ family }: ProductPage) => family === 'model' || family === 'system';

/** What can be done with a product: onto the list, to its tools, and how to get a sample. */
export function ProductWays({ page, of: { name, ways }, lang }: Props) {
  // One way alone leads back or on: nothing that is to be pressed before the others.
  const main = ways.length > 1 ? ways[0] : undefined;
  return (
    <>
      <AddProduct id={page.id} lang={lang} />
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
        {main && (
          <ButtonLink href={main.href} about={main.about}>
            {main.text}
          </ButtonLink>
        )}
        {ways
          .filter((way) => way !== main)
          .map(({ text, href, about }) => (
            <TextLink key={href} href={href} about={about}>
              {text}
            </TextLink>
          ))}
        <a
          href={dataSheetAddress(page.id, lang)}
          download={dataSheetName(page.id, lang)}
          className="t-label text-link gap-3"
        >
          <span>
            {dataSheetWords[lang].link}
            <span className="sr-only"> {name}</span>
          </span>
          <Download aria-hidden className="size-5" />
        </a>
        <TextLink href={compareAddress([page.id], lang)} about={name}>
          {comparePage[lang].open}
        </TextLink>
      </div>
      {!isHeater(page) && (
        <p className="t-note max-w-measure text-bitumen-soft">{productWords[lang].sample}</p>
      )}
    </>
  );
}
