import type { Lang } from '@/content/lang';
import { pictureSources } from '@/components/pictures/picture-sources';
import { RoofLink } from '@/components/links/roof-link';
import { RoofActions } from '@/components/enquiry-list/roof-actions';
import { TextLink } from '@/components/links/text-link';
import { lightboxWords } from '@/content/shell/lightbox';
import { portfolio } from '@/content/pages/company/home';
import { illustrationWords } from '@/content/media/illustrations';
import { portfolioEntries } from '@/content/projects/portfolio';
import { path } from '@/content/routes';
import { PortfolioCarousel } from './portfolio-carousel';

/** The 18 portfolio views. */
export function Portfolio({ lang }: { lang: Lang }) {
  const items = portfolioEntries(lang).map(({ title, picture, roof }) => ({
    id: picture,
    title,
    picture: pictureSources(picture, lang),
    onward: <RoofLink lang={lang} roof={roof} />,
    actions: <RoofActions picture={picture} roof={roof} lang={lang} />,
  }));
  return (
    <section className="section" aria-labelledby="portfolio">
      <div className="wrap">
        <PortfolioCarousel
          title={portfolio[lang].title}
          items={items}
          words={portfolio[lang].words}
          lightbox={lightboxWords[lang]}
          caption={illustrationWords[lang].caption}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-4">
          <p className="t-note text-bitumen-soft">{portfolio[lang].note}</p>
          <TextLink href={path(portfolio[lang].all.to, lang)}>{portfolio[lang].all.text}</TextLink>
        </div>
      </div>
    </section>
  );
}
