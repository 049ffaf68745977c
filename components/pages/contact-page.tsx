import { MapPin } from 'lucide-react';
import type { Lang } from '@/content/lang';
import { AddressList } from '@/components/enquiry/address-list';
import { ContactForm } from '@/components/enquiry/contact-form';
import { JsonLd } from '@/components/structured-data/json-ld';
import { StreetGrid } from '@/components/ui/street-grid';
import { MapOnRequest } from '@/components/ui/map-on-request';
import { PageBanner } from '@/components/pictures/page-banner';
import { SectionHead } from '@/components/ui/section-head';
import { companyWords } from '@/content/company-words';
import { company } from '@/content/company';
import { enquiryCommon } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import { contactPage } from '@/content/pages/contact';
import { storesJsonLd } from '@/lib/structured-data/company-json-ld';
import { webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function ContactPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, address } = contactPage[lang];

  return (
    <>
      <JsonLd data={[webPageJsonLd('contact', lang, { type: 'ContactPage' }), ...storesJsonLd(lang)]} />
      <PageBanner title={title} lead={lead} picture={picture} lang={lang} />
      <section className="section ground bg-sand">
        <div className="wrap grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-16 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 className="t-title pb-8">{address.title}</h2>
            <AddressList lang={lang} />
          </div>
          <div id="connect" className="no-print">
            <h2 className="t-title pb-8">{contactForm[lang].title}</h2>
            <ContactForm words={contactForm[lang]} common={enquiryCommon(lang)} />
          </div>
        </div>
      </section>
      <MapSection lang={lang} />
    </>
  );
}

function MapSection({ lang }: { lang: Lang }) {
  const { map } = contactPage[lang];

  return (
    <section className="no-print section" data-own-map>
      <div className="wrap">
        <SectionHead title={map.title} lead={map.lead} />
        <MapOnRequest
          title={companyWords[lang].map}
          query={company.map.query}
          button={map.button}
          note={map.note}
          className="min-h-[clamp(20rem,50svh,32rem)]"
          pin={<MapPin aria-hidden className="size-5" />}
        >
          <StreetGrid />
        </MapOnRequest>
      </div>
    </section>
  );
}
