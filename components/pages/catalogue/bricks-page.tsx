import { BrickSize } from '@/components/bricks/brick-size';
import { SupplierCards } from '@/components/bricks/supplier-cards';
import { SupplierTable } from '@/components/bricks/supplier-table';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { PageBanner } from '@/components/pictures/page-banner';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { bricksPage } from '@/content/pages/catalogue/bricks';
import { path } from '@/content/routes';
import { BRICK_SUPPLIERS } from '@/content/suppliers/bricks/all';
import { breadcrumbJsonLd, collectionPageJsonLd } from '@/lib/structured-data/page-json-ld';

const parts = BRICK_SUPPLIERS.map(({ page }) => page);

export function BricksPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, breadcrumbs, next } = bricksPage[lang];

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('bricks', lang), collectionPageJsonLd('bricks', lang, parts)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="bricks" label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <SupplierCards lang={lang} />
      <SupplierTable lang={lang} />
      <BrickSize lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('bricksSimulatorHero', lang)}>{next.simulator}</TextLink>
      </Onward>
    </>
  );
}
