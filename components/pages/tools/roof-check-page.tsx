import { AttachmentSend } from '@/components/enquiry/attachment-send';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { SplitHead } from '@/components/pictures/split-head';
import { RoofCheck } from '@/components/roof-check/roof-check';
import { JsonLd } from '@/components/structured-data/json-ld';
import { ButtonAnchor } from '@/components/ui/control/button';
import { Onward } from '@/components/ui/layout/onward';
import { SectionHead } from '@/components/ui/layout/section-head';
import { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { roofCheckPage } from '@/content/pages/roof-check';
import { path } from '@/content/routes';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

export function RoofCheckPage({ lang }: { lang: Lang }) {
  const { title, lead, breadcrumbs, picture, go, soon } = roofCheckPage[lang];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd('bricksSimulator', lang)} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="bricksSimulator" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft">{lead}</p>
        <ButtonAnchor href="#roof-check" className="justify-self-start">
          {go}
        </ButtonAnchor>
      </SplitHead>
      <Check lang={lang} />
      <Onward title={soon.title} text={soon.text}>
        <ButtonLink href={`${path('bricksSimulatorHero', lang)}#tell`} look="outline">
          {soon.tell}
        </ButtonLink>
        <TextLink href={path('bricks', lang)}>{soon.bricks}</TextLink>
      </Onward>
    </>
  );
}

function Check({ lang }: { lang: Lang }) {
  const { check } = roofCheckPage[lang];
  const { tips, next, send } = check;
  return (
    <section id="roof-check" className="section scroll-mt-16" aria-labelledby="roof-check-title">
      <div className="wrap">
        <SectionHead id="roof-check-title" title={check.title} lead={check.lead} />
        <noscript>
          <p className="mb-8 max-w-measure border-s-6 border-bitumen bg-sand p-4">
            {check.noScript} <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </noscript>
        <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-[7fr_5fr]">
          <RoofCheck
            words={check}
            next={{
              suitable: next.text,
              otherwise: next.otherwise,
              ways: (
                <>
                  <AttachmentSend
                    of="photo"
                    id="roof-photo"
                    page={path('bricksSimulator', lang)}
                    words={send}
                    common={enquiryCommon(lang)}
                  />
                  <p className="flex flex-wrap gap-x-6">
                    <TextLink href={`${path('yourRoof', lang)}#checked`}>{next.ownRoof}</TextLink>
                    <TextLink href={path('roofSimulator', lang)}>{next.simulator}</TextLink>
                  </p>
                </>
              ),
            }}
          />
          <aside aria-labelledby="roof-check-tips" className="grid content-start gap-4">
            <h3 id="roof-check-tips" className="t-head">
              {tips.title}
            </h3>
            <ul className="border-t-[1.5px] border-bitumen">
              {tips.items.map((item) => (
                <li key={item} className="border-b border-hairline py-3">
                  {item}
                </li>
              ))}
            </ul>
            <p className="t-small max-w-measure text-bitumen-soft">{tips.about}</p>
          </aside>
        </div>
      </div>
    </section>
  );
}
