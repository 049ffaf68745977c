import { AttachmentSend } from '@/components/enquiry/attachment-send';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { JsonLd } from '@/components/structured-data/json-ld';
import { PhotoTips, PhotoToolPage } from '@/components/tools/photo-tool-page';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { mailBreak } from '@/components/ui/layout/mail-break';
import { Onward } from '@/components/ui/layout/onward';
import { tileData } from '@/components/your-roof/tile-data';
import { YourRoof } from '@/components/your-roof/your-roof';
import { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { COMMA, type Lang } from '@/content/lang';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import { path } from '@/content/routes';
import { sampleHouse } from '@/content/media/sample-house';
import { lostPart } from '@/content/shell/lost-part';
import { siteBase } from '@/lib/settings/site';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

/** The visitor's own house in our tiles; without JavaScript, the way to the ready villas. */
export function YourRoofPage({ lang }: { lang: Lang }) {
  const words = yourRoofPage[lang];
  const { tool, next } = words;
  return (
    <>
      <JsonLd data={[webPageJsonLd('yourRoof', lang), breadcrumbJsonLd('yourRoof', lang)]} />
      <PhotoToolPage
        route="yourRoof"
        id="your-roof"
        words={words}
        tool={{ title: tool.title, lead: tool.intro }}
        noScript={
          <>
            {tool.noScript} <a href={path('roofSimulator', lang)}>{tool.noScriptVillas}</a>
            {COMMA[lang]}
            <a href={`mailto:${contact.email}`}>{mailBreak(contact.email)}</a>
          </>
        }
        lang={lang}
      >
        {/* Where the photo check leads to: its photograph is opened there. */}
        <div id="checked" className="scroll-mt-16" />
        <Tool lang={lang} />
      </PhotoToolPage>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('gallery', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('cart', lang)}>{next.list}</TextLink>
      </Onward>
    </>
  );
}

function Tool({ lang }: { lang: Lang }) {
  const { tool } = yourRoofPage[lang];
  const { zone, sample, sampleFailed, opening, failed, faults } = tool;
  const { picture, planes, tile } = sampleHouse;
  const files = pictureFiles(picture);
  return (
    <YourRoof
      lang={lang}
      words={{ zone, sample, sampleFailed, opening, failed, faults }}
      data={tileData(lang)}
      sample={{ files: [largestFile(files), files.webp], planes, tile }}
      add={enquiryWords[lang].add}
      aside={new URL(path('yourRoof', lang), siteBase).href.replace(/^https?:\/\//, '')}
      send={
        <AttachmentSend
          of="photo"
          look="outline"
          id="your-roof-photo"
          page={path('yourRoof', lang)}
          words={tool.send}
          lost={lostPart[lang].text}
          common={enquiryCommon(lang)}
        />
      }
      tips={<PhotoTips id="your-roof-tips" tips={tool.tips} />}
    />
  );
}
