import { AttachmentSend } from '@/components/enquiry/attachment-send';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { RoofCheck } from '@/components/roof-check/roof-check';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SoonNotice } from '@/components/tools/soon-notice';
import { PhotoTips, PhotoToolPage } from '@/components/tools/photo-tool-page';
import { mailBreak } from '@/components/ui/layout/mail-break';
import { Onward } from '@/components/ui/layout/onward';
import { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import type { Lang } from '@/content/lang';
import { roofCheckPage } from '@/content/pages/tools/roof-check';
import { path } from '@/content/routes';
import { lostPart } from '@/content/shell/lost-part';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';

export function RoofCheckPage({ lang }: { lang: Lang }) {
  const words = roofCheckPage[lang];
  const { check, soon } = words;
  return (
    <>
      <JsonLd data={breadcrumbJsonLd('bricksSimulator', lang)} />
      <PhotoToolPage
        route="bricksSimulator"
        id="roof-check"
        words={words}
        notice={<SoonNotice>{soon.notice}</SoonNotice>}
        way={
          <TextLink href={path('yourRoof', lang)} className="justify-self-start">
            {words.own}
          </TextLink>
        }
        tool={check}
        noScript={
          <>
            {check.noScript} <a href={`mailto:${contact.email}`}>{mailBreak(contact.email)}</a>
          </>
        }
        lang={lang}
      >
        <Check lang={lang} />
      </PhotoToolPage>
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
                lost={lostPart[lang].text}
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
      <PhotoTips id="roof-check-tips" tips={tips} />
    </div>
  );
}
