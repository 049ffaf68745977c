import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { dryFixPage, dryFixSteps } from '@/content/pages/catalogue/dry-fix';

/** The five steps of the guide as the page's own words, so that nobody has to open a document to read them. */
export function DryFixSteps({ lang }: { lang: Lang }) {
  const { steps } = dryFixPage[lang];
  return (
    <section className="section" aria-labelledby="steps">
      <div className="wrap">
        <SectionHead id="steps" title={steps.title} lead={steps.lead} />
        <ol className="border-t-[1.5px] border-bitumen">
          {dryFixSteps(lang).map(({ id, heading, lead, picture, points }, index) => (
            <li
              key={id}
              className="grid gap-x-gutter gap-y-4 border-b border-hairline py-6 md:grid-cols-[4fr_8fr] lg:grid-cols-2 lg:py-8 print:grid-cols-[4fr_8fr] print:break-inside-avoid"
            >
              <Picture
                id={picture}
                sizes="(min-width: 64em) 47vw, (min-width: 48em) 31vw, 94vw"
                className="aspect-landscape self-start"
                lang={lang}
              />
              <div className="grid content-start gap-3">
                <h3 className="t-head flex gap-4">
                  <span aria-hidden className="text-terracotta">
                    {index + 1}
                  </span>
                  {heading}
                </h3>
                <p className="max-w-measure text-bitumen-soft">{lead}</p>
                <ul className="t-small grid max-w-measure gap-2">
                  {points.map((point) => (
                    <li key={point} className="border-s-2 border-terracotta ps-4">
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <p className="t-note pt-4 text-bitumen-soft">{steps.note}</p>
      </div>
    </section>
  );
}
