import type { Lang } from '@/content/lang';
import { Commitment, EstimateHead } from '@/components/company/commitment';
import { AppointmentForm } from '@/components/enquiry/appointment-form';
import { WaysToReachUs } from '@/components/form/ways-to-reach-us';
import { JsonLd } from '@/components/structured-data/json-ld';
import { mailBreak } from '@/components/ui/layout/mail-break';
import { appointmentForm } from '@/content/forms/appointment';
import { photoField } from '@/content/forms/photo-field';
import { enquiryCommon } from '@/content/forms/common';
import { installersPage } from '@/content/pages/company/installers';
import { serviceJsonLd } from '@/lib/structured-data/company-json-ld';

/** On phones the form follows the head at once; on wide screens it stands beside everything else. */
export function InstallersPage({ lang }: { lang: Lang }) {
  const { title, lead, direct } = installersPage[lang];
  const common = enquiryCommon(lang);

  return (
    <>
      <JsonLd data={serviceJsonLd({ name: title, description: lead, page: 'installers' }, lang)} />
      <div className="grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <EstimateHead lang={lang} className="lg:col-start-1" />
        <section
          id="estimate"
          aria-labelledby="estimate-title"
          className="ground bg-sand px-margin py-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:py-section"
        >
          <div className="lg:sticky lg:top-[calc(var(--hd)+2rem)] lg:max-w-xl">
            <h2 id="estimate-title" className="t-title pb-5 max-lg:text-(length:--t-head)">
              {appointmentForm[lang].title}
            </h2>
            <AppointmentForm words={appointmentForm[lang]} photoWords={photoField[lang]} common={common} />
            <p className="t-label mt-10 border-t border-hairline pt-4">{direct}</p>
            <WaysToReachUs ways={common.ways.map((way) => ({ ...way, value: mailBreak(way.value) }))} />
          </div>
        </section>
        <Commitment lang={lang} className="lg:col-start-1" />
      </div>
    </>
  );
}
