import type { Lang } from '@/content/lang';
import { FigureValue } from '@/components/ui/layout/figure-value';
import { Picture } from '@/components/pictures/picture';
import { cardZoom } from '@/components/ui/picture/picture-card';
import { Reveal } from '@/components/ui/picture/reveal';
import { companyWords } from '@/content/company-words';
import { strip } from '@/content/pages/company/home';
import { path } from '@/content/routes';
import { PictureLink } from '@/components/links/picture-link';

/** The company in one line, and five ways to go on beside the product families below. */
export function CategoryStrip({ lang }: { lang: Lang }) {
  return (
    <section className="pt-[calc(var(--section)/2)] pb-section" aria-labelledby="trusted">
      <div className="wrap">
        <div className="grid gap-x-gutter gap-y-6 pb-8 lg:grid-cols-[7fr_5fr] lg:items-end">
          <div className="grid gap-4">
            <h2 id="trusted" className="t-title">
              {strip[lang].title}
            </h2>
            <p className="t-lead text-bitumen-soft">{strip[lang].lead}</p>
          </div>
          <div>
            <dl className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter">
              {strip[lang].figures.map(({ value, text, about }) => (
                <div key={text} className="flex flex-col-reverse justify-end border-t border-hairline py-3">
                  <dt className="t-note text-bitumen-soft">{text}</dt>
                  <dd className="t-title font-[340]!">
                    <FigureValue value={value} about={about && companyWords[lang].about} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="t-note border-t border-hairline pt-3 text-bitumen-soft">
              {companyWords[lang].figuresSource}
            </p>
          </div>
        </div>
        <ul className="grid snap-x auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-gutter overflow-x-auto pb-2 max-sm:-me-margin max-sm:pe-margin [scrollbar-width:thin]">
          {strip[lang].cards.map((card) => (
            <li key={card.to} className="snap-start">
              <PictureLink href={path(card.to, lang)} title={card.title}>
                <Reveal>
                  <Picture
                    id={card.picture}
                    alt=""
                    sizes="(min-width: 90em) 18vw, 16rem"
                    className={`aspect-landscape ${cardZoom}`}
                  />
                </Reveal>
              </PictureLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
