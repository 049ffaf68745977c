import { AddProduct } from '@/components/enquiry-list/add-product';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SplitHead } from '@/components/pictures/split-head';
import { Brochure } from '@/components/solar/brochure';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { CondensationDrawing, ForcedDrawing, NaturalDrawing } from '@/components/solar/drawings';
import { InstallationGallery } from '@/components/solar/installation-gallery';
import { Kit, KitPicture } from '@/components/solar/kit';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { Principle } from '@/components/solar/principle';
import { TurnSection } from '@/components/solar/turn-section';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { CMG_PRODUCTS } from '@/content/catalogue/listed/solar';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { cmgPages, type CmgSystem } from '@/content/pages/catalogue/cmg';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';
import { CALCULATOR_PICTURES, INSTALLATIONS } from '@/content/solar/pictures';
import { principles } from '@/content/solar/principles';
import { supplierName } from '@/content/suppliers/names';
import { breadcrumbJsonLd, itemPageJsonLd } from '@/lib/structured-data/page-json-ld';

/** What shows how each of them works. */
const DRAWINGS = { condensation: CondensationDrawing, natural: NaturalDrawing, forced: ForcedSteps } as const;

function ForcedSteps({ alt }: { alt: string }) {
  return <ForcedDrawing alt={alt} marks="steps" />;
}

/** The page of one of the three CMG systems. */
export function CmgPage({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { name, lead, picture } = cmgPages[lang][of];
  const { route } = CMG_PRODUCTS[of];
  const Drawing = DRAWINGS[of];
  const { alt, ...principle } = principles[lang][of];
  const { pause, drawn } = solarShared[lang];
  const shown = itemPageJsonLd(route, lang, {
    name,
    description: lead,
    brand: supplierName('cmg'),
    image: pictureFiles(picture).webp,
  });

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(route, lang), shown]} />
      <Head of={of} lang={lang} />
      <InShort of={of} lang={lang} />
      <Principle id="principle" {...principle} pause={pause} note={drawn}>
        <Drawing alt={alt} />
      </Principle>
      <div className="section wrap grid grid-cols-1 gap-x-[clamp(2rem,4vw,5rem)] gap-y-section lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        {of === 'forced' ? <Kit lang={lang} /> : <TurnSection heater={of} lang={lang} />}
        <Brochure id={`cmg-${of}`} name={name} lang={lang} />
      </div>
      <InstallationGallery name={name} items={INSTALLATIONS[of]} lang={lang} />
      <CalculatorBanner picture={CALCULATOR_PICTURES[of]} lang={lang} />
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <OnwardSolar lang={lang} />
    </>
  );
}

function Head({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { title, lead, picture } = cmgPages[lang][of];
  return (
    <SplitHead
      title={title}
      picture={picture}
      trail={<Breadcrumbs of={CMG_PRODUCTS[of].route} label={solarShared[lang].breadcrumbs} lang={lang} />}
      lang={lang}
    >
      <p className="t-lead">{lead}</p>
      <AddProduct id={CMG_PRODUCTS[of].product} look="button" className="sm:max-w-[17rem]" lang={lang} />
    </SplitHead>
  );
}

/** How the system works in two sentences, and its facts beside them. */
function InShort({ of, lang }: { of: CmgSystem; lang: Lang }) {
  const { text, facts } = cmgPages[lang][of];
  const { sheet } = solarShared[lang];
  return (
    <div className="section wrap grid gap-x-gutter gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="grid content-start gap-8">
        <p className="t-lead max-w-measure">{text}</p>
        {of === 'forced' && <KitPicture lang={lang} />}
      </div>
      <SpecSheet title={sheet} rows={facts} />
    </div>
  );
}
