import { pictureSources } from '@/components/ui/picture-sources';
import { portfolio } from '@/content/pages/home';
import { PORTFOLIO } from '@/content/portfolio';
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
        <PortfolioCarousel title={portfolio.title} items={items} words={portfolio.words} />
        <p className="t-note pt-4 text-bitumen-soft">{portfolio.note}</p>
      </div>
    </section>
  );
}
