import { SectionHead } from '@/components/ui/layout/section-head';
import { LA_PALOMA, LA_PALOMA_COLOURS, LA_PALOMA_VIEWS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { COMPARED, laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { wallSources } from './wall-sources';
import { ColourCompare } from './colour-compare';

const [first, second] = COMPARED;

const coloursIn = (lang: Lang) =>
  LA_PALOMA_COLOURS.map((id) => ({
    id,
    name: LA_PALOMA[id].name as string,
    hex: LA_PALOMA[id].hex as readonly string[],
    pictures: LA_PALOMA_VIEWS.map((view) => wallSources(id, view, lang)),
  }));

/** Two colours next to each other. Needs scripts; without them the galleries show the same. */
export function CompareSection({ lang }: { lang: Lang }) {
  const { compare } = laPalomaPage[lang];
  return (
    <section
      id="compare"
      aria-labelledby="compare-title"
      className="section ground no-print bg-sand noscript:hidden"
    >
      <div className="wrap">
        <SectionHead id="compare-title" title={compare.title} lead={compare.lead} />
        <ColourCompare
          colours={coloursIn(lang)}
          views={LA_PALOMA_VIEWS.map((id) => ({ id, name: compare.views[id] }))}
          otherwise={{ first, second, view: LA_PALOMA_VIEWS[0] }}
          words={compare}
        />
      </div>
    </section>
  );
}
