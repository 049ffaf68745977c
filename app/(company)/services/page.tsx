import { ServiceList } from '@/components/company/service-list';
import { SimulatorSection } from '@/components/tools/simulator-section';
import { ToolsSection } from '@/components/tools/tools-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PageBanner } from '@/components/pictures/page-banner';
import { servicesPage } from '@/content/pages/services';
import { collectionPageJsonLd, serviceJsonLd } from '@/lib/structured-data/json-ld';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('services');

const { title, lead, banner, tools, hands } = servicesPage;
const parts = [...tools.cards.map(({ to }) => to), ...hands.services.map(({ link }) => link.to)];

export default function ServicesPage() {
  return (
    <>
      <JsonLd
        data={[
          collectionPageJsonLd('services', parts),
          ...hands.services.map(({ name, text, link }) =>
            serviceJsonLd({ name, description: text, page: link.to }),
          ),
        ]}
      />
      <PageBanner title={title} lead={lead} height={600} {...banner} />
      <ToolsSection {...tools} />
      <SimulatorSection />
      <ServiceList />
    </>
  );
}
