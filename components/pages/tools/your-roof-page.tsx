import { AttachmentSend } from '@/components/enquiry/attachment-send';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SplitHead } from '@/components/pictures/split-head';
import { JsonLd } from '@/components/structured-data/json-ld';
import { ButtonAnchor } from '@/components/ui/control/button';
import { largestFile } from '@/components/ui/picture/picture-candidates';
import { Onward } from '@/components/ui/layout/onward';
import { SectionHead } from '@/components/ui/layout/section-head';
import { tileData } from '@/components/your-roof/tile-data';
import { YourRoof } from '@/components/your-roof/your-roof';
import { contact } from '@/content/contact';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { yourRoofPage } from '@/content/pages/your-roof';
import { path } from '@/content/routes';
import { sampleHouse } from '@/content/sample-house';
import { siteBase } from '@/lib/settings/site';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

/** The visitor's own house in our tiles; without JavaScript, the way to the ready villas. */
export function YourRoofPage({ lang }: { lang: Lang }) {
  const { title, lead, breadcrumbs, picture, go, next } = yourRoofPage[lang];
  return (
    <>
      <JsonLd data={[webPageJsonLd('yourRoof', lang), breadcrumbJsonLd('yourRoof', lang)]} />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="yourRoof" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft">{lead}</p>
        <ButtonAnchor href="#your-roof" className="justify-self-start">
          {go}
        </ButtonAnchor>
      </SplitHead>
      <Tool lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('installers', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('roofTiles', lang)}>{next.tiles}</TextLink>
        <TextLink href={path('tileCalculator', lang)}>{next.quantities}</TextLink>
      </Onward>
    </>
  );
}

function Tool({ lang }: { lang: Lang }) {
  const { tool } = yourRoofPage[lang];
  const { tips } = tool;
  const { picture, planes, tile } = sampleHouse;
  const files = pictureFiles(picture);
  return (
    <section id="your-roof" className="section scroll-mt-16" aria-labelledby="your-roof-title">
      <div className="wrap">
        <SectionHead id="your-roof-title" title={tool.title} lead={tool.intro} />
        <noscript>
          <p className="mb-8 max-w-measure border-s-6 border-bitumen bg-sand p-4">
            {tool.noScript} <a href={path('roofSimulator', lang)}>{tool.noScriptVillas}</a>,{' '}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </noscript>
        {/* Where the photo check leads to: its photograph is opened there. */}
        <div id="checked" className="scroll-mt-16" />
        <YourRoof
          words={tool}
          data={tileData(lang)}
          sample={{ files: [largestFile(files), files.webp], planes, tile }}
          add={enquiryWords[lang].add}
          aside={new URL(path('yourRoof', lang), siteBase).href.replace(/^https?:\/\//, '')}
          send={
            <AttachmentSend
              of="photo"
              id="your-roof-photo"
              page={path('yourRoof', lang)}
              words={tool.send}
              common={enquiryCommon(lang)}
            />
          }
          tips={
            <aside aria-labelledby="your-roof-tips" className="grid content-start gap-4">
              <h3 id="your-roof-tips" className="t-head">
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
          }
        />
      </div>
    </section>
  );
}
