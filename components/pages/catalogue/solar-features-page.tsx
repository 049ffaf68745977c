import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { SplitHead } from '@/components/pictures/split-head';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { TurnViewer } from '@/components/solar/turn-viewer';
import { JsonLd } from '@/components/structured-data/json-ld';
import type { Lang } from '@/content/lang';
import { solarFeaturesPage } from '@/content/pages/catalogue/solar-features';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';
import { CALCULATOR_PICTURES } from '@/content/solar/pictures';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function SolarFeaturesPage({ lang }: { lang: Lang }) {
  const { title, lead, heater, picture, features } = solarFeaturesPage[lang];
  const { breadcrumbs, viewer } = solarShared[lang];

  return (
    <>
      <JsonLd data={[webPageJsonLd('solarFeatures', lang), breadcrumbJsonLd('solarFeatures', lang)]} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="solarFeatures" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft">{lead}</p>
        <div>
          <ButtonLink href={path('cmgCondensation', lang)}>{heater}</ButtonLink>
        </div>
      </SplitHead>
      <div className="wrap section grid gap-x-gutter gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-start">
        <div>
          <TurnViewer heater="condensation" lang={lang} />
          <p className="t-note pt-2 text-bitumen-soft">{viewer.note}</p>
        </div>
        <section aria-labelledby="features">
          <h2 id="features" className="t-title pb-6">
            {features.title}
          </h2>
          <ol className="border-t-[1.5px] border-bitumen">
            {features.items.map((item, index) => (
              <li
                key={item}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] max-[18em]:grid-cols-[1.5rem_minmax(0,1fr)] border-b border-hairline py-4"
              >
                <span aria-hidden className="t-head text-terracotta">
                  {index + 1}
                </span>
                <span className="t-head font-semibold">{item}</span>
              </li>
            ))}
          </ol>
          <p className="t-note pt-4 text-bitumen-soft">{features.note}</p>
          <TextLink href={`${path('solarWater', lang)}#approved`} className="no-print">
            {features.proof}
          </TextLink>
        </section>
      </div>
      <CalculatorBanner picture={CALCULATOR_PICTURES.features} lang={lang} />
      <OnwardSolar to="solarWater" lang={lang} />
    </>
  );
}
