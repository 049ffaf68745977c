import { SectionHead } from '@/components/ui/layout/section-head';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { ColourGalleries } from './colour-galleries';
import { ColourSwatches } from './colour-swatches';

/** The colours as swatches of their blend, and beside them the pictures of the one that is chosen. */
export function ColourIndex({ lang }: { lang: Lang }) {
  const { index, note } = laPalomaPage[lang];
  return (
    <section id="colours" aria-labelledby="colours-title" className="section wrap">
      <SectionHead id="colours-title" title={index.title} lead={index.lead} />
      <div className="grid items-start gap-x-gutter gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] noscript:block print:block">
        <ColourSwatches
          label={index.label}
          colours={LA_PALOMA_COLOURS.map((id) => ({ id, name: LA_PALOMA[id].name, hex: LA_PALOMA[id].hex }))}
        />
        <ColourGalleries lang={lang} />
      </div>
      <p className="t-note pt-8 text-bitumen-soft">{note}</p>
    </section>
  );
}
