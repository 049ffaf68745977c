import { VillaModelsPage } from '@/components/pages/tools/villa-models-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('villaModels', 'ar');

export default function Page() {
  return <VillaModelsPage lang="ar" />;
}
