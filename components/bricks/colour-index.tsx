import { SectionHead } from '@/components/ui/layout/section-head';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/la-paloma';
import { ColourSwatches } from './colour-swatches';

/** The colours as swatches of their blend; each leads to its pictures. */
export function ColourIndex({ lang }: { lang: Lang }) {
  const { index } = laPalomaPage[lang];
  return (
    <section id="colours" aria-labelledby="colours-title" className="section wrap max-sm:pb-4">
      <SectionHead id="colours-title" title={index.title} lead={index.lead} />
      <ColourSwatches
        label={index.label}
        colours={LA_PALOMA_COLOURS.map((id) => ({ id, name: LA_PALOMA[id].name, hex: LA_PALOMA[id].hex }))}
      />
    </section>
  );
}
