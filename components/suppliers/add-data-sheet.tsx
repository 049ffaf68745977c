import { enquiryWords } from '@/content/forms/enquiry-words';
import { AddProduct } from '@/components/enquiry-list/add-product';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';

/** Puts the manufacturer's data sheet on the enquiry list: the way to the figures that only it holds. */
export const AddDataSheet = ({ of: { supplier }, lang }: { of: TileSupplier; lang: Lang }) => (
  <AddProduct
    id={`data-sheet-${supplier}`}
    lang={lang}
    words={{ ...enquiryWords[lang].add, add: supplierPage[lang].factory.sheet.ask }}
  />
);
