import { ContactForm } from '@/components/enquiry/contact-form';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { LinkRows } from '@/components/links/link-rows';
import { SplitHead } from '@/components/pictures/split-head';
import { SoonNotice } from '@/components/tools/soon-notice';
import { JsonLd } from '@/components/structured-data/json-ld';
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
        <SoonNotice>{notice}</SoonNotice>
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
            words={{ ...contactForm[lang], submit: tell.submit }}
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
      <LinkRows items={today.items} lang={lang} />
    </section>
  );
}
