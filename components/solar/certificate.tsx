import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { certificates } from '@/content/certificates';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { solarWaterPage } from '@/content/pages/solar-water';
import { path } from '@/content/routes';
import { fill } from '@/lib/site/fill';

/** The certificate where we have it, else the way to ask for it. */
export function Certificate({ lang }: { lang: Lang }) {
  const { source, certificate, ask, line } = solarWaterPage[lang].approved;
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
      <AddToEnquiry
        words={enquiryWords[lang].add}
        article={{ id: 'certificate-dubai', ...line, unit: 'pieces', url: path('solarWater', lang) }}
      />
    </>
  );
}
