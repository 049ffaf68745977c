import { ProductStrip } from '@/components/catalogue/product-strip';
import { CategoryStrip } from '@/components/home/category-strip';
import { CoolRoofSection } from '@/components/home/cool-roof-section';
import { FamilyCards } from '@/components/home/family-cards';
import { Hero } from '@/components/home/hero';
import { Portfolio } from '@/components/home/portfolio';
import { ToolsSection } from '@/components/home/tools-section';
import { JsonLd } from '@/components/ui/json-ld';
import { organizationJsonLd, storesJsonLd, webSiteJsonLd } from '@/lib/core/json-ld';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <>
      <JsonLd data={[organizationJsonLd(), webSiteJsonLd(), ...storesJsonLd()]} />
      <Hero />
      <CategoryStrip />
      <FamilyCards />
      <ToolsSection />
      <CoolRoofSection />
      <ProductStrip />
      <Portfolio />
    </>
  );
}
