import { FamilyCards } from '@/components/products/family-cards';
import { MoreShelves } from '@/components/products/more-shelves';
import { ProductStrip } from '@/components/products/product-strip';
import { SimulatorSection } from '@/components/tools/simulator-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PageBanner } from '@/components/pictures/page-banner';
import { families } from '@/content/pages/home';
import { productPage } from '@/content/pages/product';
import { collectionPageJsonLd } from '@/lib/structured-data/json-ld';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('product');

const { title, lead, banner, more } = productPage;
const parts = [...families.cards, ...more.cards].map(({ to }) => to);

export default function ProductPage() {
  return (
    <>
      <JsonLd data={collectionPageJsonLd('product', parts)} />
      <PageBanner title={title} lead={lead} height={720} {...banner} />
      <FamilyCards />
      <MoreShelves />
      <SimulatorSection />
      <ProductStrip />
    </>
  );
}
