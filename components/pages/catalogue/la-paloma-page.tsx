import { BrickSupplierFrame } from '@/components/bricks/brick-supplier-frame';
import { CatalogueSection } from '@/components/bricks/catalogue-section';
import { ColourIndex } from '@/components/bricks/colour-index';
import { CompareSection } from '@/components/bricks/compare-section';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { LA_PALOMA, LA_PALOMA_COLOURS } from '@/content/catalogue/la-paloma';
import type { Lang } from '@/content/lang';
import { laPalomaPage } from '@/content/pages/catalogue/la-paloma';
import { addressOf } from '@/content/products/addresses';
import { path } from '@/content/routes';
import { supplierName } from '@/content/suppliers/names';
import { absolute } from '@/lib/settings/site';
import { mediaUrl } from '@/lib/settings/media';

const brand = supplierName('la-paloma');

export function LaPalomaPage({ lang }: { lang: Lang }) {
  const products = LA_PALOMA_COLOURS.map((id) => ({
    name: `${brand} ${LA_PALOMA[id].name}`,
    url: absolute(addressOf(`la-paloma-${id}`, lang, path('laPaloma', lang))),
    image: mediaUrl(`/img/la-paloma/${id}-wall.webp`),
  }));

  return (
    <BrickSupplierFrame route="laPaloma" words={laPalomaPage[lang]} products={products} lang={lang}>
      <Description lang={lang} />
      <ColourIndex lang={lang} />
      <CompareSection lang={lang} />
      <CatalogueSection lang={lang} />
    </BrickSupplierFrame>
  );
}

/** What facing brick is, and beside it what is known of this one. */
function Description({ lang }: { lang: Lang }) {
  const { description, sheet } = laPalomaPage[lang];
  return (
    <div className="border-t border-hairline pt-8 lg:pt-12">
      <div className="wrap grid gap-x-gutter gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-4">
          <p className="t-lead">{description.lead}</p>
          {description.text.map((paragraph) => (
            <p key={paragraph} className="max-w-measure text-bitumen-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <SpecSheet title={sheet.title} rows={sheet.rows} />
      </div>
    </div>
  );
}
