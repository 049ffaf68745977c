import { WorkedExample } from '@/components/hot-water/worked-example';
import type { Lang } from '@/content/lang';
import { ServiceList } from '@/components/company/service-list';
import { LookPanes } from '@/components/simulator/public-look';
import { SimulatorDemos } from '@/components/tools/simulator-demos';
import { ToolsSection } from '@/components/tools/tools-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PageBanner } from '@/components/pictures/page-banner';
import { servicesPage } from '@/content/pages/company/services';
import { serviceJsonLd } from '@/lib/structured-data/company-json-ld';
import { collectionPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function ServicesPage({ lang }: { lang: Lang }) {
  const { title, lead, banner, tools, hands } = servicesPage[lang];
  const parts = [...tools.cards.map(({ to }) => to), ...hands.services.map(({ link }) => link.to)];

  return (
    <>
      <JsonLd
        data={[
          collectionPageJsonLd('services', lang, parts),
          ...hands.services.map(({ name, text, link }) =>
            serviceJsonLd({ name, description: text, page: link.to }, lang),
          ),
        ]}
      />
      <PageBanner title={title} lead={lead} height={600} {...banner} lang={lang} />
      <ToolsSection lang={lang} {...tools} brief />
      <SimulatorDemos
        demos={{
          roofSimulator: <LookPanes lang={lang} />,
          hotWater: <WorkedExample level={4} isShort lang={lang} />,
        }}
        lang={lang}
      />
      <ServiceList lang={lang} />
    </>
  );
}
