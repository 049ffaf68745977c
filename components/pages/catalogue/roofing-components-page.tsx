import type { Lang } from '@/content/lang';
import { CatalogueSection } from '@/components/reader/catalogue-section';
import { CoolRoofSection } from '@/components/roof-systems/cool-roof-section';
import { FilmSection } from '@/components/film/film-section';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { RoofDiagram } from '@/components/roof-systems/roof-diagram';
import { SimulatorPromo } from '@/components/suppliers/simulator-promo';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { PageBanner } from '@/components/pictures/page-banner';
import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import { TextLink } from '@/components/links/text-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { PART_PICTURES } from '@/content/catalogue/products';
import { componentsPage } from '@/content/pages/catalogue/components';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { absolute } from '@/lib/settings/site';

export function RoofingComponentsPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, breadcrumbs, diagram, film, promo, next } = componentsPage[lang];
  const items = diagram.parts.map(({ id, label }) => ({
    name: label,
    url: absolute(addressOf(`part-${id}`, lang, path('components', lang))),
  }));
  const parts = diagram.parts.map((part) => ({
    ...part,
    piece: (
      <Picture
        id={PART_PICTURES[part.id]}
        alt=""
        sizes="(min-width: 64em) 23vw, 6rem"
        className="aspect-square lg:aspect-landscape"
      />
    ),
    action: (
      <div className="flex flex-wrap items-center gap-x-4">
        <AddProduct id={`part-${part.id}`} lang={lang} />
        <TextLink href={addressOf(`part-${part.id}`, lang, path('components', lang))} about={part.label}>
          {productWords[lang].sheet.title}
        </TextLink>
      </div>
    ),
  }));

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('components', lang), listPageJsonLd('components', lang, items)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="components" label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <SimulatorPromo lang={lang} {...promo} />
      <section className="section" aria-labelledby="parts">
        <div className="wrap">
          <SectionHead id="parts" title={diagram.title} lead={diagram.lead} />
          <RoofDiagram
            picture={<Picture id={diagram.picture} sizes="94vw" className="aspect-[8/5]" lang={lang} />}
            parts={parts}
            label={diagram.label}
            list={diagram.list}
          />
        </div>
      </section>
      <FloatingListLink always href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <CatalogueSection lang={lang} />
      <FilmSection film="roofingComponents" words={film} lang={lang} />
      <CoolRoofSection lang={lang} to="coolroof" />
      <Onward afterSand title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('tileCalculator', lang)}>{tileCalculatorPage[lang].open}</TextLink>
      </Onward>
    </>
  );
}
