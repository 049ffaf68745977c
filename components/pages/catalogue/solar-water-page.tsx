import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ComparisonSection } from '@/components/links/comparison-section';
import { TextLink } from '@/components/links/text-link';
import { PageBanner } from '@/components/pictures/page-banner';
import { Certificate } from '@/components/solar/certificate';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { OfferCards } from '@/components/solar/offer-cards';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { solarWaterPage } from '@/content/pages/catalogue/solar-water';
import { path } from '@/content/routes';
import { canonicalUrl } from '@/lib/settings/site';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function SolarWaterPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, cards, table } = solarWaterPage[lang];
  const systems = table.rows.map(({ to, name, cells }) => ({
    name: `${cells[0]!} ${name}`,
    url: canonicalUrl(to, lang),
  }));

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('solarWater', lang), listPageJsonLd('solarWater', lang, systems)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="solarWater" label={solarShared[lang].breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <OfferCards title={cards.title} items={cards.items} lang={lang} />
      <Approved lang={lang} />
      <Systems lang={lang} />
      <CalculatorBanner lang={lang} />
      <OnwardSolar to="installers" lang={lang} />
    </>
  );
}

/** What the Dubai laboratory says, and what the company has to say of itself. */
function Approved({ lang }: { lang: Lang }) {
  const { approved, features } = solarWaterPage[lang];
  return (
    <section className="section ground bg-sand" aria-labelledby="approved">
      <div className="wrap grid gap-x-gutter gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start justify-items-start gap-4">
          <h2 id="approved" className="t-title">
            {approved.title}
          </h2>
          <p className="t-lead">{approved.text}</p>
          <Certificate lang={lang} />
        </div>
        <SpecSheet title={solarShared[lang].sheet} rows={approved.facts} level="h3">
          <TextLink href={path('solarFeatures', lang)} about={features.text} className="mt-4">
            {features.link}
          </TextLink>
        </SpecSheet>
      </div>
    </section>
  );
}

function Systems({ lang }: { lang: Lang }) {
  const { table } = solarWaterPage[lang];
  const rows = table.rows.map(({ to, name, cells }) => ({ id: to, name, to: path(to, lang), cells }));
  return <ComparisonSection id="systems" words={table} ground="bg-limewash" rows={rows} />;
}
