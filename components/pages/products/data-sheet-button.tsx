import { Download } from 'lucide-react';
import { lookOf } from '@/components/ui/control/button-look';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { dataSheetAddress, dataSheetName } from '@/content/products/data-sheet-address';
import { dataSheetWords } from '@/content/products/data-sheet-words';

interface Props {
  id: ProductPage['id'];
  name: string;
  lang: Lang;
}

/** The data sheet of a product as a button; its kind and length are read out, and stand among the downloads. */
export function DataSheetButton({ id, name, lang }: Props) {
  const { heading, format, length } = dataSheetWords[lang];
  return (
    <a
      href={dataSheetAddress(id, lang)}
      download={dataSheetName(id, lang)}
      className={`${lookOf('outline')} max-sm:px-3`}
    >
      <span>
        {heading}
        <span className="sr-only">
          {' '}
          {name} ({inOneLine([format, length], lang)})
        </span>
      </span>
      <Download aria-hidden className="size-5" />
    </a>
  );
}
