import type { Lang } from '@/content/lang';
import { ContactGate } from '@/components/enquiry/contact-gate';
import { VillaModel } from '@/components/tools/villa-model';
import { VillaStills } from '@/components/tools/villa-stills';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { TextLink } from '@/components/links/text-link';
import { enquiryCommon } from '@/content/forms/common';
import { gateForm } from '@/content/forms/gate';
import { villaModelsPage } from '@/content/pages/tools/villa-models';
import { path } from '@/content/routes';
import { lostPart } from '@/content/shell/lost-part';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

export function VillaModelsPage({ lang }: { lang: Lang }) {
  const { title, lead, breadcrumbs, models, next } = villaModelsPage[lang];
  const [free, ...kept] = models;

  return (
    <>
      <JsonLd data={breadcrumbJsonLd('villaModels', lang)} />
      <Breadcrumbs of="villaModels" label={breadcrumbs} lang={lang} />
      <div className="wrap grid gap-4 py-6 md:pb-10 lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-gutter">
        <h1 className="t-banner">{title}</h1>
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </div>
      <div className="pb-section">
        <VillaModel lang={lang} {...free} />
      </div>
      <ContactGate
        words={gateForm[lang]}
        common={enquiryCommon(lang)}
        lost={lostPart[lang].text}
        stills={<VillaStills lang={lang} />}
      >
        <div className="grid gap-section pb-section">
          {kept.map((model) => (
            <VillaModel lang={lang} key={model.id} {...model} />
          ))}
        </div>
      </ContactGate>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('roofTiles', lang)}>{next.tiles}</TextLink>
      </Onward>
    </>
  );
}
