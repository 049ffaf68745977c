import { FigureValue } from '@/components/ui/layout/figure-value';
import { COMMA, type Lang } from '@/content/lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { Picture } from '@/components/pictures/picture';
import { companyWords } from '@/content/company-words';
import { aboutPage, manufacturers } from '@/content/pages/company/about';
import { galleryAddress } from '@/content/catalogue/gallery-address';
import { path } from '@/content/routes';

/** The company's history, its figures, and whose work it sells. */
export function WhoWeAre({ lang }: { lang: Lang }) {
  const { who } = aboutPage[lang];

  return (
    <section className="section" aria-labelledby="who">
      <div className="wrap grid gap-x-gutter gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col">
          <h2 id="who" className="t-title pb-6">
            {who.title}
          </h2>
          <div className="grid max-w-measure gap-4">
            {who.paragraphs.map((text, index) => (
              <p key={text} className={index === 0 ? 't-lead' : ''}>
                {text}
              </p>
            ))}
          </div>
          {/* As high as the lists beside it leave room. */}
          <div className="relative mt-10 grow max-lg:hidden">
            <Picture id={who.picture} sizes="54vw" className="absolute inset-0 h-full" lang={lang} />
          </div>
        </div>
        <Manufacturers lang={lang} />
      </div>
      <Figures lang={lang} />
    </section>
  );
}

function Manufacturers({ lang }: { lang: Lang }) {
  const { who } = aboutPage[lang];

  return (
    <div className="grid content-start gap-6">
      <h3 className="t-head lg:pt-2">{who.manufacturers}</h3>
      {manufacturers(lang).map(({ title, names }) => (
        <div key={title} className="grid border-t-[1.5px] border-bitumen sm:grid-cols-[9rem_1fr]">
          <h4 className="t-label pt-3">{title}</h4>
          <ul>
            {names.map(({ id, name, country, to }) => (
              <li
                key={id}
                className="flex min-h-tap items-center justify-between gap-4 not-first:border-t not-first:border-hairline"
              >
                {/* Tiles of a manufacturer without a page stand in the gallery. */}
                <PrefetchLink
                  href={to ? path(to, lang) : galleryAddress({ supplier: id }, lang)}
                  className="inline-flex min-h-tap items-center font-semibold underline decoration-terracotta hover:text-kiln"
                >
                  {name}
                  {country && <span className="sr-only">{COMMA[lang] + country}</span>}
                </PrefetchLink>
                {country && (
                  <span aria-hidden className="t-small text-bitumen-soft">
                    {country}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

// The first is the longest number: it takes the larger part of its row.
const SPANS = ['md:col-span-8 lg:col-span-7', 'md:col-span-4 lg:col-span-5'];

function Figures({ lang }: { lang: Lang }) {
  const { who } = aboutPage[lang];

  const { figures } = who;
  return (
    <div className="wrap pt-section">
      <dl className="grid gap-x-gutter md:grid-cols-12">
        {figures.map(({ value, text, about }, index) => (
          <div
            key={value}
            className={`flex flex-col-reverse justify-end gap-3 border-t border-hairline py-6 ${SPANS[index] ?? 'md:col-span-4'}`}
          >
            <dt className="text-bitumen-soft">{text}</dt>
            <dd className={index < 2 ? 't-figure whitespace-nowrap' : 't-banner font-[340]!'}>
              <FigureValue value={value} about={about && companyWords[lang].about} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="t-note border-t border-hairline pt-4 text-bitumen-soft">
        {companyWords[lang].figuresSource}
      </p>
    </div>
  );
}
