import { Mail, MapPin, Phone } from 'lucide-react';
import { leftToRight, type Lang } from '@/content/lang';
import { AddressList } from '@/components/enquiry/address-list';
import { ContactForm } from '@/components/enquiry/contact-form';
import { JsonLd } from '@/components/structured-data/json-ld';
import { MapDrawing } from '@/components/enquiry/map-drawing';
import { OutsideLink, TextLink } from '@/components/links/text-link';
import { ButtonAnchor } from '@/components/ui/control/button';
import { ChatButton } from '@/components/ui/control/chat-button';
import { MapOnRequest } from '@/components/ui/layout/map-on-request';
import { unbroken } from '@/components/ui/layout/unbroken';
import { PageBanner } from '@/components/pictures/page-banner';
import { companyWords, locationsIn } from '@/content/company-words';
import { company } from '@/content/company';
import { directionsUrl, telLink } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import { photoField } from '@/content/forms/photo-field';
import { contactPage } from '@/content/pages/company/contact';
import { path } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';
import { storesJsonLd } from '@/lib/structured-data/company-json-ld';
import { webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function ContactPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, address, files } = contactPage[lang];

  return (
    <>
      <JsonLd data={[webPageJsonLd('contact', lang, { type: 'ContactPage' }), ...storesJsonLd(lang)]} />
      <PageBanner title={title} lead={lead} picture={picture} lang={lang}>
        <QuickWays lang={lang} />
      </PageBanner>
      <section className="section ground bg-sand">
        <div className="wrap grid gap-x-[clamp(2rem,5vw,6rem)] gap-y-16 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
          <div>
            <h2 className="t-title pb-8">{address.title}</h2>
            <AddressList lang={lang} />
          </div>
          <div id="connect" className="no-print lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <h2 className="t-title pb-8">{contactForm[lang].title}</h2>
            <ContactForm
              words={contactForm[lang]}
              photoWords={photoField[lang]}
              common={enquiryCommon(lang)}
            />
            <p className="flex flex-wrap gap-x-8 pt-6">
              <TextLink href={`${path('bricksSimulator', lang)}#roof-check`}>{files.photo}</TextLink>
            </p>
          </div>
          <MapSection lang={lang} />
        </div>
      </section>
    </>
  );
}

/** Whom to call, before anything else. */
function QuickWays({ lang }: { lang: Lang }) {
  const { quick } = contactPage[lang];
  /** In letters so large that it does not fit a line it goes on between its groups. */
  const number = leftToRight(company.phone, lang).replaceAll('\u00a0', ' ');

  return (
    <div className="no-print flex flex-wrap gap-3 max-sm:grid lg:col-span-2">
      <ButtonAnchor href={telLink(company.phone)} sign={<Phone aria-hidden className="size-5" />}>
        <bdi>{unbroken(fill(quick.call, { number }))}</bdi>
      </ButtonAnchor>
      {company.whatsapp && (
        <ChatButton href={`https://wa.me/${company.whatsapp}`}>{quick.whatsapp}</ChatButton>
      )}
      <ButtonAnchor href="#connect" look="outline" sign={<Mail aria-hidden className="size-5" />}>
        {quick.write}
      </ButtonAnchor>
    </div>
  );
}

/** Under the address on a desk, where the form beside it is longer; after the form on a telephone. */
function MapSection({ lang }: { lang: Lang }) {
  const { map } = contactPage[lang];
  const [first] = locationsIn(lang);

  return (
    <section className="no-print" aria-labelledby="map" data-own-map>
      <h2 id="map" className="t-title pb-8">
        {map.title}
      </h2>
      <div className="grid gap-2">
        <MapOnRequest
          title={companyWords[lang].map}
          query={company.map.query}
          button={map.button}
          note={map.note}
          className="min-h-[clamp(18rem,40svh,22rem)]"
          pin={<MapPin aria-hidden className="size-5" />}
          place={
            <>
              <MapPin aria-hidden className="size-10 text-terracotta-lit" />
              <p className="t-head">{map.lead}</p>
            </>
          }
        >
          <MapDrawing />
          <p className="t-note absolute end-3 bottom-2 bg-bitumen px-1 text-ash">{map.drawing}</p>
        </MapOnRequest>
        <OutsideLink
          href={directionsUrl(company.map.query)}
          about={fill(shell[lang].footer.directionsTo, { place: first!.place })}
          className="justify-self-start"
        >
          {shell[lang].footer.directions}
        </OutsideLink>
      </div>
    </section>
  );
}
