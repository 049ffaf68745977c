import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SplitHead } from '@/components/pictures/split-head';
import { Brochure } from '@/components/solar/brochure';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { CondensationDrawing, ForcedDrawing, NaturalDrawing } from '@/components/solar/drawings';
import { InstallationGallery } from '@/components/solar/installation-gallery';
import { Kit } from '@/components/solar/kit';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { Principle } from '@/components/solar/principle';
import { TurnSection } from '@/components/solar/turn-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { cmgPages, type CmgSystem } from '@/content/pages/cmg';
import { solarShared } from '@/content/pages/solar-shared';
import { path, type RouteKey } from '@/content/routes';
import { INSTALLATIONS } from '@/content/solar/pictures';
import { principles } from '@/content/solar/principles';
import { supplierName } from '@/content/suppliers/names';
import { breadcrumbJsonLd, itemPageJsonLd } from '@/lib/structured-data/page-json-ld';

type CmgRoute = Extract<RouteKey, 'cmgCondensation' | 'cmgNatural' | 'cmgForced'>;

/** What differs from page to page beside the words. */
const PAGES = {
  condensation: { route: 'cmgCondensation', product: 'cmg-condensation', drawing: CondensationDrawing },
  natural: { route: 'cmgNatural', product: 'cmg-natural-circulation', drawing: NaturalDrawing },
  forced: { route: 'cmgForced', product: 'cmg-forced-circulation', drawing: ForcedSteps },
} as const satisfies Record<CmgSystem, { route: CmgRoute; product: string; drawing: unknown }>;

function ForcedSteps({ alt }: { alt: string }) {
  return <ForcedDrawing alt={alt} marks="steps" />;
}

/** The page of one of the three CMG systems. */
export function CmgPage({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { name, lead, picture, turned } = cmgPages[lang][of];
  const { route, drawing: Drawing } = PAGES[of];
  const { alt, ...principle } = principles[lang][of];
  const { pause, drawn } = solarShared[lang];
  const shown = itemPageJsonLd(route, lang, {
    name,
    description: lead,
    brand: supplierName('cmg'),
    image: pictureFiles(picture).webp,
  });
  const others = Object.values(PAGES).flatMap((page) => (page.route === route ? [] : [page.route]));

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(route, lang), shown]} />
      <Head of={of} lang={lang} />
      <InShort of={of} lang={lang} />
      <Principle id="principle" {...principle} pause={pause} note={drawn}>
        <Drawing alt={alt} />
      </Principle>
      {of === 'forced' ? <Kit lang={lang} /> : <TurnSection note={turned} lang={lang} />}
      <Brochure id={`cmg-${of}`} name={name} lang={lang} />
      <InstallationGallery name={name} items={INSTALLATIONS[of]} lang={lang} />
      <CalculatorBanner {...(of === 'forced' && { picture: INSTALLATIONS.forced[1] })} lang={lang} />
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <OnwardSolar to={others} lang={lang} />
    </>
  );
}

function Head({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { title, lead, picture } = cmgPages[lang][of];
  return (
    <SplitHead
      title={title}
      picture={picture}
      trail={<Breadcrumbs of={PAGES[of].route} label={solarShared[lang].breadcrumbs} lang={lang} />}
      lang={lang}
    >
      <p className="t-lead">{lead}</p>
    </SplitHead>
  );
}

/** How the system works in two sentences, and its facts beside them. */
function InShort({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { name, text, picture, facts } = cmgPages[lang][of];
  const { route, product } = PAGES[of];
  const { sheet, add } = solarShared[lang];
  return (
    <div className="section wrap grid gap-x-gutter gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-start justify-items-start gap-6">
        <p className="t-lead max-w-measure">{text}</p>
        <AddToEnquiry
          words={enquiryWords[lang].add}
          article={{
            id: product,
            name,
            variant: supplierName('cmg'),
            unit: add.countedIn,
            url: path(route, lang),
            picture,
          }}
        />
      </div>
      <SpecSheet title={sheet} rows={facts} />
    </div>
  );
}
