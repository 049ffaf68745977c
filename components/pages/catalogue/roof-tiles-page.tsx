import type { Lang } from '@/content/lang';
import { ManufacturerCards } from '@/components/suppliers/manufacturer-cards';
import { ManufacturerTable } from '@/components/suppliers/manufacturer-table';
import { RoofHours } from '@/components/roof-systems/roof-hours';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { PageBanner } from '@/components/pictures/page-banner';
import { TextLink } from '@/components/links/text-link';
import { roofTilesPage } from '@/content/pages/catalogue/roof-tiles';
import { canonicalKey, path } from '@/content/routes';
import { TILE_SUPPLIERS } from '@/content/suppliers/tiles/all';
import { breadcrumbJsonLd, collectionPageJsonLd } from '@/lib/structured-data/page-json-ld';
const parts = TILE_SUPPLIERS.map(({ pages }) => canonicalKey(pages[0]));

export function RoofTilesPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, breadcrumbs, next } = roofTilesPage[lang];

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('roofTiles', lang), collectionPageJsonLd('roofTiles', lang, parts)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="roofTiles" label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <ManufacturerCards lang={lang} />
      <RoofHours lang={lang} />
      <ManufacturerTable lang={lang} />
      <Onward afterSand title={next.title} text={next.text}>
        <ButtonLink href={`${path('contact', lang)}#connect`}>{next.ask}</ButtonLink>
        <TextLink href={`${path('bricksSimulator', lang)}#roof-check`}>{next.check}</TextLink>
      </Onward>
    </>
  );
}
