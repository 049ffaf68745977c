import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { Compared } from '@/components/solar/compared';
import { ForcedDrawing } from '@/components/solar/drawings';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { Principle } from '@/components/solar/principle';
import { listedEntries, SheetTabs } from '@/components/solar/sheet-tabs';
import { systemEntries } from '@/components/solar/sigma-entries';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SplitHead } from '@/components/pictures/split-head';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SectionHead } from '@/components/ui/layout/section-head';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { sigmaForcedPage } from '@/content/pages/catalogue/sigma';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';
import { CALCULATOR_PICTURES } from '@/content/solar/pictures';
import { forcedParts } from '@/content/solar/principles';
import { supplierName } from '@/content/suppliers/names';
import { breadcrumbJsonLd, itemPageJsonLd } from '@/lib/structured-data/page-json-ld';

const brand = supplierName('sigma');

export function SigmaForcedPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, explained, installation, calculate, systems, all } = sigmaForcedPage[lang];
  const { breadcrumbs, pause, drawn } = solarShared[lang];
  const entries = systemEntries(lang);
  const shown = itemPageJsonLd('sigmaForced', lang, {
    name: `${brand} ${title}`,
    description: lead,
    brand,
    image: pictureFiles(picture).webp,
    models: listedEntries('sigmaForced', lang, entries),
  });

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('sigmaForced', lang), shown]} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="sigmaForced" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead">{lead}</p>
        <p className="max-w-measure text-bitumen-soft">{explained.text}</p>
        <div>
          <ButtonLink href="#choose">{systems.title}</ButtonLink>
        </div>
      </SplitHead>
      <Advantages lang={lang} />
      <Principle
        id="installation"
        title={installation.title}
        lead={installation.lead}
        steps={forcedParts[lang]}
        pause={pause}
        note={drawn}
      >
        <ForcedDrawing alt={installation.alt} marks="parts" />
      </Principle>
      <CalculatorBanner picture={CALCULATOR_PICTURES.sigmaForced} words={calculate} lang={lang} />
      <SheetTabs words={systems} entries={entries} unknown={['vessel']} open="system300" lang={lang}>
        <Compared words={all} sheets={entries} lang={lang} />
      </SheetTabs>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <OnwardSolar lang={lang} />
    </>
  );
}

/** Four reasons for it. */
function Advantages({ lang }: { lang: Lang }) {
  const { advantages } = sigmaForcedPage[lang];
  return (
    <section className="section" aria-labelledby="advantages">
      <div className="wrap">
        <SectionHead id="advantages" title={advantages.title} />
        <ul className="grid gap-x-gutter border-t-[1.5px] border-bitumen sm:grid-cols-2 xl:grid-cols-4">
          {advantages.items.map(({ title, text }) => (
            <li key={title} className="border-b border-hairline py-4">
              <h3 className="t-head">{title}</h3>
              <p className="t-small text-bitumen-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
