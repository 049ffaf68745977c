import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/supplier';
import { canonicalKey, path } from '@/content/routes';
import { supplierLabel } from '@/content/suppliers/names';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';

/** Puts the manufacturer's data sheet on the enquiry list: the way to the figures that only it holds. */
export function AddDataSheet({ of: { supplier, pages }, lang }: { of: TileSupplier; lang: Lang }) {
  const { sheet } = supplierPage[lang].factory;
  return (
    <AddToEnquiry
      words={enquiryWords[lang].add}
      article={{
        id: `data-sheet-${supplier}`,
        name: sheet.name,
        variant: supplierLabel(supplier, lang),
        unit: sheet.countedIn,
        url: path(canonicalKey(pages[0]), lang),
      }}
    />
  );
}
