import { CatalogueSection } from '@/components/bricks/catalogue-section';
import { ColourIndex } from '@/components/bricks/colour-index';
import { CompareSection } from '@/components/bricks/compare-section';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { PageBanner } from '@/components/pictures/page-banner';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/la-paloma';
import { path } from '@/content/routes';
import { countryName, supplierName } from '@/content/suppliers/names';
import { canonicalUrl } from '@/lib/settings/site';
import { mediaUrl } from '@/lib/settings/media';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';

const brand = supplierName('la-paloma');

export function LaPalomaPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, breadcrumbs, next } = laPalomaPage[lang];
  const products = LA_PALOMA_COLOURS.map((id) => ({
    name: `${brand} ${LA_PALOMA[id].name}`,
    url: `${canonicalUrl('laPaloma', lang)}#${id}`,
    image: mediaUrl(`/img/la-paloma/${id}-wall.webp`),
  }));

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('laPaloma', lang), listPageJsonLd('laPaloma', lang, products)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="laPaloma" label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <Description lang={lang} />
      <ColourIndex lang={lang} />
      <CompareSection lang={lang} />
      <CatalogueSection lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('bricks', lang)}>{next.bricks}</TextLink>
      </Onward>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
    </>
  );
}

/** What facing brick is, and beside it what is known of this one. */
function Description({ lang }: { lang: Lang }) {
  const { description, sheet } = laPalomaPage[lang];
  return (
    <div className="wrap grid gap-x-gutter gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-4">
        <p className="t-lead">{description.lead}</p>
        {description.text.map((paragraph) => (
          <p key={paragraph} className="max-w-measure text-bitumen-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <SpecSheet
        title={sheet.title}
        rows={[
          [sheet.manufacturer, brand],
          [sheet.country, countryName('la-paloma', lang)],
          [sheet.colours, String(LA_PALOMA_COLOURS.length)],
          [sheet.catalogue, sheet.onRequest],
        ]}
      />
    </div>
  );
}
