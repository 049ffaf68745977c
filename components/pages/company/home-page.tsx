import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { rangeStrip } from '@/content/catalogue/strip';
import { CallLink } from '@/components/links/call-link';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { CategoryStrip } from '@/components/products/category-strip';
import { CoolRoofSection } from '@/components/roof-systems/cool-roof-section';
import { FamilyCards } from '@/components/products/family-cards';
import { ProductStrip } from '@/components/products/product-strip';
import { Hero } from '@/components/home/hero';
import { Portfolio } from '@/components/home/portfolio';
import { ToolsSection } from '@/components/tools/tools-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { coolRoof, estimate, tools } from '@/content/pages/company/home';
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
      <ProductStrip lang={lang}>
        <TextLink href={path('product', lang)}>{rangeStrip[lang].all}</TextLink>
      </ProductStrip>
      <Onward title={estimate[lang].title} text={estimate[lang].text}>
        <ButtonLink href={path('installers', lang)}>{estimate[lang].button}</ButtonLink>
        <CallLink lang={lang} className="inline-flex" />
      </Onward>
      <Portfolio lang={lang} />
    </>
  );
}
