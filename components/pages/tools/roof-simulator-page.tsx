import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { DesignPicture } from '@/components/simulator/picture/design-picture';
import { OptionList } from '@/components/simulator/option-list';
import { RoofSimulator } from '@/components/simulator/roof-simulator';
import { toolData } from '@/components/simulator/tool-data';
import { designNames } from '@/lib/simulator/design-names';
import { JsonLd } from '@/components/structured-data/json-ld';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import {
  dropDesignAction,
  keepDesignsAction,
  savedDesignsAction,
} from '@/lib/account/designs/design-actions';
import { fill } from '@/lib/site/fill';
import { openingOf } from '@/lib/simulator/design';
import { designLabels } from '@/lib/simulator/design-labels';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

const actions = { list: savedDesignsAction, keep: keepDesignsAction, drop: dropDesignAction };

/** /expirence-now: the tool; without JavaScript the house it opens with, and all its tiles by name. */
export function RoofSimulatorPage({ lang }: { lang: Lang }) {
  const words = simulatorPage[lang];
  const data = toolData(lang);
  if (!data) return null;
  const opening = openingOf(data.catalogue);
  const alt = fill(words.design.alt, designLabels(opening, designNames(lang)));
  return (
    <>
      <JsonLd data={breadcrumbJsonLd('roofSimulator', lang)} />
      <div className="max-lg:not-focus-within:sr-only">
        <Breadcrumbs of="roofSimulator" label={words.breadcrumbs} lang={lang} />
      </div>
      <h1 className="sr-only">{words.title}</h1>
      <RoofSimulator data={data} words={words} lang={lang} actions={actions} />
      <div className="hidden noscript:block">
        <DesignPicture design={opening} sheets={data.sheets} alt={alt} />
      </div>
      <OptionList data={data} lang={lang} />
    </>
  );
}
