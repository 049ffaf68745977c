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
      <OnwardSolar to={of === 'cmg' ? 'sigma' : 'cmg'} lang={lang} />
    </>
  );
}

/** What decides between its systems: other than the cards say. */
function Systems({ of, lang }: { of: SolarSupplier; lang: Lang }) {
  const { table, offers } = solarSuppliers[lang][of];
  const rows = table.rows.map((cells, at) => {
    const { to, title } = offers.items[at]!;
    return { id: to, name: title, to: path(to, lang), cells };
  });
  return <ComparisonSection id="systems" words={table} ground="bg-sand" rows={rows} />;
}
