import type { Lang } from '@/content/lang';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { DocumentDownload } from '@/components/links/document-download';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { PageSlider } from '@/components/ui/carousel/page-slider';
import { Picture } from '@/components/pictures/picture';
import { SheetPicture } from '@/components/pictures/sheet-picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import { SplitHead } from '@/components/pictures/split-head';
import { TextLink } from '@/components/links/text-link';
import { DryFixSteps } from './dry-fix-steps';
import { DOCUMENTS } from '@/content/documents';
import { dryFixPage, guideHeadings } from '@/content/pages/catalogue/dry-fix';
import { DRY_FIX_PAGES } from '@/content/pictures/shots/documents';
import { path, type RouteKey } from '@/content/routes';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

/** How a roof is laid dry, at both of its addresses. */
export function DryFixPage({ route, lang }: { route: RouteKey; lang: Lang }) {
  const { title, lead, breadcrumbs, picture, company, next } = dryFixPage[lang];

  return (
    <>
      <JsonLd data={[webPageJsonLd(route, lang), breadcrumbJsonLd(route, lang)]} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of={route} label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead">{lead}</p>
        <p className="max-w-measure text-bitumen-soft">{company}</p>
      </SplitHead>
      <DryFixSteps lang={lang} />
      <Guide lang={lang} />
      <Projects lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('coolroof', lang)}>{next.coolroof}</TextLink>
      </Onward>
    </>
  );
}

/** The guide to leaf through, and to take along. */
function Guide({ lang }: { lang: Lang }) {
  const { guide } = dryFixPage[lang];

  return (
    <section className="section ground bg-sand print:break-inside-avoid" aria-labelledby="guide">
      <div className="wrap grid gap-x-gutter gap-y-8 grid-cols-1 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start justify-items-start gap-6">
          <h2 id="guide" className="t-title">
            {guide.title}
          </h2>
          <p className="t-lead max-w-measure">{guide.lead}</p>
          <DocumentDownload document={DOCUMENTS[lang]['dry-fix']} words={guide.download} lang={lang} />
          <ol className="w-full border-t-[1.5px] border-bitumen max-lg:hidden">
            {guideHeadings(lang).map((heading, index) => (
              <li key={heading} className="t-small flex justify-between gap-4 border-b border-hairline py-2">
                <span className="font-semibold">{heading}</span>
                <span aria-hidden>{index + 2}</span>
              </li>
            ))}
          </ol>
        </div>
        <PageSlider label={guide.label} words={guide.words}>
          {DRY_FIX_PAGES[lang].map(({ id }) => (
            <SheetPicture key={id} id={id} lang={lang} />
          ))}
        </PageSlider>
      </div>
    </section>
  );
}

function Projects({ lang }: { lang: Lang }) {
  const { projects } = dryFixPage[lang];

  return (
    <section className="section" aria-labelledby="laid">
      <div className="wrap">
        <SectionHead id="laid" title={projects.title} />
        <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
          {projects.items.map(({ title: name, picture: shown }) => (
            <figure key={shown}>
              <Picture
                id={shown}
                sizes="(min-width: 48em) 47vw, 94vw"
                className="aspect-landscape"
                lang={lang}
              />
              <figcaption className="t-head pt-3">{name}</figcaption>
            </figure>
          ))}
        </div>
        <p className="t-note pt-6 text-bitumen-soft">{projects.note}</p>
      </div>
    </section>
  );
}
