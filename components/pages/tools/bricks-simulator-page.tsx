import { ContactForm } from '@/components/enquiry/contact-form';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { SplitHead } from '@/components/pictures/split-head';
import { JsonLd } from '@/components/structured-data/json-ld';
import { ArrowRight } from 'lucide-react';
import { enquiryCommon } from '@/content/forms/common';
import { contactForm } from '@/content/forms/contact';
import type { Lang } from '@/content/lang';
import { bricksSimulatorPage } from '@/content/pages/tools/bricks-simulator';
import { path } from '@/content/routes';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

/** A tool that is announced: how to be told, and what works meanwhile. */
export function BricksSimulatorPage({ lang }: { lang: Lang }) {
  const { title, notice, lead, picture, breadcrumbs, tell } = bricksSimulatorPage[lang];

  return (
    <>
      <JsonLd data={breadcrumbJsonLd('bricksSimulatorHero', lang)} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="bricksSimulatorHero" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-head justify-self-start border border-dashed border-joint px-5 py-3">{notice}</p>
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </SplitHead>
      <div className="wrap section grid gap-x-gutter gap-y-section lg:grid-cols-[7fr_5fr]">
        <Today lang={lang} />
        <section id="tell" aria-labelledby="tell-title" className="grid content-start gap-6">
          <h2 id="tell-title" className="t-title">
            {tell.title}
          </h2>
          <p className="max-w-measure text-bitumen-soft">{tell.lead}</p>
          <ContactForm
            words={contactForm[lang]}
            common={enquiryCommon(lang)}
            permalink={`${path('bricksSimulatorHero', lang)}#tell`}
            message={tell.message}
          />
        </section>
      </div>
    </>
  );
}

/** What can be done without it today. */
function Today({ lang }: { lang: Lang }) {
  const { today } = bricksSimulatorPage[lang];
  return (
    <section aria-labelledby="today" className="grid content-start gap-6">
      <h2 id="today" className="t-title">
        {today.title}
      </h2>
      <ul className="border-t-[1.5px] border-bitumen">
        {today.items.map(({ to, title, text }) => (
          <li key={to}>
            <PrefetchLink
              href={path(to, lang)}
              className="group grid grid-cols-[1fr_auto] items-center gap-x-gutter gap-y-1 border-b border-hairline py-4 no-underline"
            >
              <span className="t-head transition-colors duration-fast group-hover:text-kiln">{title}</span>
              <ArrowRight aria-hidden className="flip size-5 text-terracotta" />
              <span className="t-small max-w-measure text-bitumen-soft">{text}</span>
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
