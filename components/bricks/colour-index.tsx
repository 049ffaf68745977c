import { Swatch } from '@/components/ui/swatch';
import { SectionHead } from '@/components/ui/section-head';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/la-paloma';

/** The colours as swatches of their blend; each leads to its pictures. */
export function ColourIndex({ lang }: { lang: Lang }) {
  const { index } = laPalomaPage[lang];
  return (
    <section id="colours" aria-labelledby="colours-title" className="section wrap">
      <SectionHead id="colours-title" title={index.title} lead={index.lead} />
      <nav aria-label={index.label}>
        <ul className="grid grid-cols-2 gap-x-gutter gap-y-4 sm:grid-cols-4 lg:grid-cols-7">
          {LA_PALOMA_COLOURS.map((id) => (
            <li key={id} className="drawn-later">
              <a href={`#${id}`} className="group grid gap-2 no-underline">
                <Swatch
                  colours={LA_PALOMA[id].hex}
                  className="flex h-16 w-full outline-bitumen group-hover:outline-3 group-hover:-outline-offset-3"
                />
                <span className="t-small font-semibold group-hover:text-kiln">{LA_PALOMA[id].name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
