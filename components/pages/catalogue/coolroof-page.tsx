import type { Lang } from '@/content/lang';
import { CoolRoofSection } from '@/components/roof-systems/cool-roof-section';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { galleryPicture } from '@/components/pictures/picture-sources';
import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import { SplitHead } from '@/components/pictures/split-head';
import { TextLink } from '@/components/links/text-link';
import { coolroofPage } from '@/content/pages/catalogue/coolroof';
import { path } from '@/content/routes';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function CoolRoofPage({ lang }: { lang: Lang }) {
  const { title, lead, breadcrumbs, picture, next } = coolroofPage[lang];

  return (
    <>
      <JsonLd
        data={[
          webPageJsonLd('coolroof', lang, { picture: galleryPicture({ title, picture }, lang) }),
          breadcrumbJsonLd('coolroof', lang),
        ]}
      />
      <SplitHead
        title={title}
        picture={picture}
        trail={<Breadcrumbs of="coolroof" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead">{lead}</p>
        <div>
          <ButtonLink href={path('installers', lang)}>{next.ask}</ButtonLink>
        </div>
      </SplitHead>
      <CoolRoofSection lang={lang} />
      <Parts lang={lang} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.contact}</ButtonLink>
        <TextLink href={path('dryFix', lang)}>{next.dryFix}</TextLink>
      </Onward>
    </>
  );
}

function Parts({ lang }: { lang: Lang }) {
  const { parts } = coolroofPage[lang];

  return (
    <section className="section" aria-labelledby="parts">
      <div className="wrap">
        <SectionHead id="parts" title={parts.title} />
        <ul className="grid gap-x-gutter gap-y-8 border-t-[1.5px] border-bitumen pt-6 sm:grid-cols-2 xl:grid-cols-4">
          {parts.items.map(({ title: name, text, picture: shown }) => (
            <li key={name} className="grid content-start gap-2">
              <Picture
                id={shown}
                sizes="(min-width: 90em) 23vw, (min-width: 40em) 47vw, 94vw"
                className="mb-2 aspect-landscape"
                lang={lang}
              />
              <h3 className="t-head">{name}</h3>
              <p className="t-small text-bitumen-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
