import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ComparisonSection } from '@/components/links/comparison-section';
import { PageBanner } from '@/components/pictures/page-banner';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { OfferCards } from '@/components/solar/offer-cards';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { JsonLd } from '@/components/structured-data/json-ld';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { solarSuppliers, type SolarSupplier } from '@/content/pages/catalogue/solar-supplier';
import { solarWaterPage } from '@/content/pages/catalogue/solar-water';
import { path } from '@/content/routes';
import { CALCULATOR_PICTURES } from '@/content/solar/pictures';
import { canonicalUrl } from '@/lib/settings/site';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';

/** What one supplier of solar heaters sends: CMG or SIGMA. */
export function SolarSupplierPage({ of, lang }: { of: SolarSupplier; lang: Lang }) {
  const { title, lead, picture, tall, offers } = solarSuppliers[lang][of];
  const items = offers.items.map(({ to, title: name, text, picture: shown }) => ({
    to,
    title: name,
    note: text,
    picture: shown,
  }));
  const parts = items.map((item) => ({ name: `${title} ${item.title}`, url: canonicalUrl(item.to, lang) }));

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(of, lang), listPageJsonLd(of, lang, parts)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of={of} label={solarShared[lang].breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <OfferCards title={offers.title} items={items} lang={lang} />
      <Systems of={of} lang={lang} />
      <CalculatorBanner picture={CALCULATOR_PICTURES[of]} lang={lang} />
      <OnwardSolar to={[of === 'cmg' ? 'sigma' : 'cmg', 'solarFeatures']} proof lang={lang} />
    </>
  );
}

/** The rows of the comparison that are its own, in the columns that tell them apart. */
function Systems({ of, lang }: { of: SolarSupplier; lang: Lang }) {
  const { table } = solarWaterPage[lang];
  const { title, compare } = solarSuppliers[lang][of];
  const [system, ...heads] = table.head;
  const own = table.rows.filter(({ cells }) => cells[0] === title);
  const tells = (_: string, column: number) => new Set(own.map(({ cells }) => cells[column])).size > 1;
  const rows = own.map(({ to, name, cells }) => ({
    id: to,
    name,
    to: path(to, lang),
    cells: cells.filter(tells),
  }));
  return (
    <ComparisonSection
      id="systems"
      words={{ ...table, lead: compare, head: [system!, ...heads.filter(tells)] }}
      ground="bg-sand"
      rows={rows}
    />
  );
}
