import type { Lang } from '@/content/lang';
import { AboutSlider } from '@/components/company/about-slider';
import { Aims, Awards } from '@/components/company/aims-and-awards';
import { AppPromo } from '@/components/company/app-promo';
import { WhoWeAre } from '@/components/company/who-we-are';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { Onward } from '@/components/ui/layout/onward';
import { path } from '@/content/routes';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SplitHead } from '@/components/pictures/split-head';
import { aboutPage } from '@/content/pages/company/about';
import { organizationJsonLd, storesJsonLd } from '@/lib/structured-data/company-json-ld';
import { aboutPageJsonLd } from '@/lib/structured-data/page-json-ld';

export function AboutPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, policy, next } = aboutPage[lang];

  return (
    <>
      <JsonLd data={[aboutPageJsonLd(lang), organizationJsonLd(lang), ...storesJsonLd(lang)]} />
      <SplitHead title={title} picture={picture} lang={lang}>
        <p className="t-lead text-bitumen-soft">{lead}</p>
      </SplitHead>
      <WhoWeAre lang={lang} />
      <AboutSlider lang={lang} />
      <Aims lang={lang} />
      <Awards lang={lang} />
      <p className="t-note wrap pb-8 text-bitumen-soft">{policy}</p>
      <AppPromo lang={lang} />
      <Onward afterSand title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.contact}</ButtonLink>
        <TextLink href={path('installers', lang)}>{next.estimate}</TextLink>
      </Onward>
    </>
  );
}
