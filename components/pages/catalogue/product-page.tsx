import type { Lang } from '@/content/lang';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { FamilyCards } from '@/components/products/family-cards';
import { MoreShelves } from '@/components/products/more-shelves';
import { ProductStrip } from '@/components/products/product-strip';
import { SimulatorSection } from '@/components/tools/simulator-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PageBanner } from '@/components/pictures/page-banner';
import { Onward } from '@/components/ui/layout/onward';
import { families } from '@/content/pages/company/home';
import { productPage } from '@/content/pages/catalogue/product';
import { path } from '@/content/routes';
import { collectionPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function ProductPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, more, next } = productPage[lang];
  const parts = [...families[lang].cards, ...more.cards].map(({ to }) => to);

  return (
    <>
      <JsonLd data={collectionPageJsonLd('product', lang, parts)} />
      <PageBanner title={title} lead={lead} height={720} picture={picture} tall={tall} lang={lang} />
      <FamilyCards lang={lang} />
      <SimulatorSection lang={lang} />
      <MoreShelves lang={lang} />
      <ProductStrip lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('installers', lang)}>{next.estimate}</TextLink>
      </Onward>
    </>
  );
}
