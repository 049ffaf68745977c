import type { Lang } from '@/content/lang';
import { CategoryStrip } from '@/components/products/category-strip';
import { CoolRoofSection } from '@/components/roof-systems/cool-roof-section';
import { FamilyCards } from '@/components/products/family-cards';
import { ProductStrip } from '@/components/products/product-strip';
import { Hero } from '@/components/home/hero';
import { Portfolio } from '@/components/home/portfolio';
import { ToolsSection } from '@/components/tools/tools-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { coolRoof, tools } from '@/content/pages/company/home';
import { organizationJsonLd, storesJsonLd, webSiteJsonLd } from '@/lib/structured-data/company-json-ld';

export function HomePage({ lang }: { lang: Lang }) {
  return (
    <>
      <JsonLd data={[organizationJsonLd(lang), webSiteJsonLd(lang), ...storesJsonLd(lang)]} />
      <Hero lang={lang} />
      <CategoryStrip lang={lang} />
      <FamilyCards lang={lang} />
      <ToolsSection lang={lang} {...tools[lang]} />
      <CoolRoofSection lang={lang} to={coolRoof[lang].button.to} />
      <ProductStrip lang={lang} />
      <Portfolio lang={lang} />
    </>
  );
}
