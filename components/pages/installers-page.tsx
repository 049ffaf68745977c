import type { Lang } from '@/content/lang';
import { Commitment, EstimateHead } from '@/components/company/commitment';
import { AppointmentForm } from '@/components/enquiry/appointment-form';
import { WaysToReachUs } from '@/components/form/ways-to-reach-us';
import { JsonLd } from '@/components/structured-data/json-ld';
import { APPOINTMENT_FORM } from '@/content/forms/appointment';
import { installersPage } from '@/content/pages/installers';
import { serviceJsonLd } from '@/lib/structured-data/company-json-ld';

/** On phones the form follows the head at once; on wide screens it stands beside everything else. */
export function InstallersPage({ lang }: { lang: Lang }) {
  const { title, lead, direct } = installersPage[lang];

  return (
    <>
      <JsonLd data={serviceJsonLd({ name: title, description: lead, page: 'installers' })} />
      <div className="grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <EstimateHead lang={lang} className="lg:col-start-1" />
        <section
          id="estimate"
          aria-labelledby="estimate-title"
          className="ground bg-sand px-margin py-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:py-section"
        >
          <div className="lg:sticky lg:top-[calc(var(--hd)+2rem)] lg:max-w-xl">
            <h2 id="estimate-title" className="t-title pb-8">
              {APPOINTMENT_FORM.title}
            </h2>
            <AppointmentForm />
            <p className="t-label mt-10 border-t border-hairline pt-4">{direct}</p>
            <WaysToReachUs />
          </div>
        </section>
        <Commitment lang={lang} className="lg:col-start-1" />
      </div>
    </>
  );
}
