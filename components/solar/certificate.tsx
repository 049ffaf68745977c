import { enquiryWords } from '@/content/forms/enquiry-words';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { certificates } from '@/content/certificates';
import type { Lang } from '@/content/lang';
import { solarWaterPage } from '@/content/pages/catalogue/solar-water';
import { fill } from '@/lib/site/fill';

/** The certificate where we have it, else the way to ask for it. */
export function Certificate({ lang }: { lang: Lang }) {
  const { source, certificate, ask, button } = solarWaterPage[lang].approved;
  const { number, file } = certificates.dubaiCentralLaboratory;
  const name = fill(certificate, { number });
  if (number)
    return (
      <p className="text-bitumen-soft">
        {source} {file ? <a href={file}>{name}</a> : name}
      </p>
    );
  return (
    <>
      <p className="text-bitumen-soft">
        {source} {ask}
      </p>
      <AddProduct
        id="certificate-dubai"
        lang={lang}
        words={{ ...enquiryWords[lang].add, add: button }}
        look="button"
        className="pt-2"
      />
    </>
  );
}
