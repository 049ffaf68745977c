import { Download } from 'lucide-react';
import { TextLink } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import type { ProductPage } from '@/content/products/addresses';
import { compareAddress } from '@/content/products/compare-address';
import { dataSheetAddress, dataSheetName } from '@/content/products/data-sheet-address';
import { dataSheetWords } from '@/content/products/data-sheet-words';
import { toolsOf } from './product-actions';
import type { ProductContent } from './product-content';

interface Props {
  page: ProductPage;
  of: Pick<ProductContent, 'name' | 'ways'>;
  lang: Lang;
}

/** Further ways of a product, below its text: on, to paper, and beside others. */
export function ProductWays({ page, of: { name, ways }, lang }: Props) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
      {ways.slice(toolsOf(ways).length).map(({ text, href, about }) => (
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
  );
}
