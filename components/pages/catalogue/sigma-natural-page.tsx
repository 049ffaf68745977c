import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { FilmSection } from '@/components/film/film-section';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { SplitHead } from '@/components/pictures/split-head';
import { CalculatorBanner } from '@/components/solar/calculator-banner';
import { Compared } from '@/components/solar/compared';
import { NaturalDrawing } from '@/components/solar/drawings';
import { OnwardSolar } from '@/components/solar/onward-solar';
import { Principle } from '@/components/solar/principle';
import { listedEntries, SheetTabs } from '@/components/solar/sheet-tabs';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { JsonLd } from '@/components/structured-data/json-ld';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { sigmaNaturalPage } from '@/content/pages/catalogue/sigma';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';
import { CALCULATOR_PICTURES } from '@/content/solar/pictures';
import { principles } from '@/content/solar/principles';
import { modelEntries } from '@/components/solar/sigma-entries';
import { supplierName } from '@/content/suppliers/names';
import { breadcrumbJsonLd, itemPageJsonLd } from '@/lib/structured-data/page-json-ld';

const brand = supplierName('sigma');

export function SigmaNaturalPage({ lang }: { lang: Lang }) {
  const { title, lead, text, picture, models, all, film } = sigmaNaturalPage[lang];
  const { breadcrumbs, pause, drawn } = solarShared[lang];
  const { alt, ...principle } = principles[lang].natural;
  const entries = modelEntries(lang);
  const shown = itemPageJsonLd('sigmaNatural', lang, {
    name: `${brand} ${title}`,
    description: lead,
    brand,
    ...(picture && { image: pictureFiles(picture).webp }),
    models: listedEntries('sigmaNatural', lang, entries),
  });

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('sigmaNatural', lang), shown]} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="sigmaNatural" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead">{lead}</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="max-w-measure text-bitumen-soft">
            {paragraph}
          </p>
        ))}
        <div>
          <ButtonLink href="#choose">{models.title}</ButtonLink>
        </div>
      </SplitHead>
      <SheetTabs words={models} entries={entries} open="model200" lang={lang}>
        <Compared words={all} sheets={entries} lang={lang} />
      </SheetTabs>
      <Principle id="principle" {...principle} pause={pause} note={drawn}>
        <NaturalDrawing alt={alt} />
      </Principle>
      <FilmSection film="sigmaNatural" words={film} lang={lang} />
      <CalculatorBanner picture={CALCULATOR_PICTURES.sigmaNatural} lang={lang} />
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <OnwardSolar lang={lang} />
    </>
  );
}
