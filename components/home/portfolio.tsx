import { pictureSources } from '@/components/pictures/picture-sources';
import { TextLink } from '@/components/links/text-link';
import { lightboxWords } from '@/content/lightbox';
import { portfolio } from '@/content/pages/home';
import { PORTFOLIO } from '@/content/portfolio';
import { path } from '@/content/routes';
import { PortfolioCarousel } from './portfolio-carousel';

/** The 18 portfolio views. */
export function Portfolio() {
  const items = PORTFOLIO.map(({ title, picture }) => ({
    id: picture,
    title,
    picture: pictureSources(picture),
  }));
  return (
    <section className="section" aria-labelledby="portfolio">
      <div className="wrap">
        <PortfolioCarousel
          title={portfolio.title}
          items={items}
          words={portfolio.words}
          lightbox={lightboxWords}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-4">
          <p className="t-note text-bitumen-soft">{portfolio.note}</p>
          <TextLink href={path(portfolio.all.to)}>{portfolio.all.text}</TextLink>
        </div>
      </div>
    </section>
  );
}
