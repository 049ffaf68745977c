import { Calculator } from '@/components/hot-water/calculator';
import { AttachmentSend } from '@/components/enquiry/attachment-send';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { Picture } from '@/components/pictures/picture';
import { JsonLd } from '@/components/structured-data/json-ld';
import { WithoutScripts } from '@/components/tools/without-scripts';
import { SIZING } from '@/content/solar/sizing';
import { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import type { PictureId } from '@/content/pictures/library';
import { path } from '@/content/routes';
import { SYSTEM_PICTURES } from '@/content/solar/pictures';
import { lostPart } from '@/content/shell/lost-part';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function HotWaterPage({ lang }: { lang: Lang }) {
  const { title, lead, breadcrumbs, noScript, calculator, send } = hotWaterPage[lang];
  const page = path('hotWater', lang);
  const pictures = Object.fromEntries(
    Object.entries(SYSTEM_PICTURES).map(([system, id]) => [system, <Shown key={id} id={id} />]),
  );
  return (
    <>
      <JsonLd data={[webPageJsonLd('hotWater', lang), breadcrumbJsonLd('hotWater', lang)]} />
      <Breadcrumbs of="hotWater" label={breadcrumbs} lang={lang} />
      <div className="wrap grid gap-4 py-6 md:pb-10 lg:grid-cols-[8fr_4fr] lg:items-end lg:gap-gutter">
        <h1 className="t-title lg:text-(length:--t-door) lg:leading-[var(--line-door,1)]">{title}</h1>
        <p className="t-lead text-bitumen-soft print:hidden">{lead}</p>
      </div>
      <div className="wrap pb-section">
        <WithoutScripts>{noScript}</WithoutScripts>
        <Calculator
          localised={{ lang, words: calculator }}
          data={SIZING}
          range={{ forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }}
          links={{
            forced: path('sigmaForced', lang),
            natural: path('sigmaNatural', lang),
            pictures,
            add: enquiryWords[lang].add,
          }}
          whatsapp={contact.whatsapp}
          page={page}
          send={
            <AttachmentSend
              of="tool"
              look="outline"
              id="calculation"
              page={page}
              words={send}
              lost={lostPart[lang].text}
              common={enquiryCommon(lang)}
            />
          }
        />
      </div>
      <Behind lang={lang} />
    </>
  );
}

/** A system beside its name. */
const Shown = ({ id }: { id: PictureId }) => (
  <Picture id={id} alt="" sizes="(min-width: 64em) 24vw, 94vw" className="aspect-3/2" />
);

function Behind({ lang }: { lang: Lang }) {
  const { behind } = hotWaterPage[lang];
  return (
    <section className="no-print section ground bg-sand" aria-labelledby="behind">
      <div className="wrap grid items-center gap-x-gutter gap-y-8 lg:grid-cols-2">
        <Picture
          id={behind.picture}
          sizes="(min-width: 64em) 46vw, 94vw"
          className="aspect-3/2"
          lang={lang}
        />
        <div className="grid gap-4">
          <h2 id="behind" className="t-title">
            {behind.title}
          </h2>
          {behind.text.map((text) => (
            <p key={text} className="max-w-measure">
              {text}
            </p>
          ))}
          <p className="pt-2">
            <ButtonLink href={path('contact', lang)}>{behind.ask}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
