import { CategoryStrip } from '@/components/products/category-strip';
import { CoolRoofSection } from '@/components/roof-systems/cool-roof-section';
import { FamilyCards } from '@/components/products/family-cards';
import { ProductStrip } from '@/components/products/product-strip';
import { Hero } from '@/components/home/hero';
import { Portfolio } from '@/components/home/portfolio';
import { ToolsSection } from '@/components/tools/tools-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { coolRoof, tools } from '@/content/pages/home';
import { organizationJsonLd, storesJsonLd, webSiteJsonLd } from '@/lib/structured-data/json-ld';
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
      <ToolsSection {...tools} />
      <CoolRoofSection to={coolRoof.button.to} />
      <ProductStrip />
      <Portfolio />
    </>
  );
}
