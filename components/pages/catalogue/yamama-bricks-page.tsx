import { BrickSupplierFrame } from '@/components/bricks/brick-supplier-frame';
import { BrickFilter, type CategoryShelf } from '@/components/bricks/brick-filter';
import { BrickShelf } from '@/components/bricks/brick-shelf';
import { EarlyShelf } from '@/components/bricks/early-shelf';
import { SizesTable } from '@/components/bricks/sizes-table';
import { UnitsRule } from '@/components/bricks/units-rule';
import { SectionHead } from '@/components/ui/layout/section-head';
import { BRICKS } from '@/content/catalogue/bricks';
import { brickName } from '@/content/catalogue/brick-names';
import type { Lang } from '@/content/lang';
import { bricksOf, FILTERED, yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { addressOf } from '@/content/products/addresses';
import { path } from '@/content/routes';
import { supplierName } from '@/content/suppliers/names';
import { plural } from '@/lib/site/fill';
import { mediaUrl } from '@/lib/settings/media';
import { absolute } from '@/lib/settings/site';

const brand = supplierName('yamama');

export function YamamaBricksPage({ lang }: { lang: Lang }) {
  const { filter, categories, count, note, bridges } = yamamaBricksPage[lang];
  const products = BRICKS.map((brick) => ({
    name: `${brand} ${brickName(brick, lang)}`,
    url: absolute(addressOf(`yamama-${brick.id}`, lang, path('yamamaBricks', lang))),
    image: mediaUrl(`/img/brick/${brick.id}.webp`),
  }));
  const [first, ...others] = FILTERED.map((category): CategoryShelf => ({
    category,
    title: categories[category],
    count: plural(lang, bricksOf(category).length, count),
    children: <BrickShelf bricks={bricksOf(category)} lang={lang} />,
  }));

  return (
    <BrickSupplierFrame route="yamamaBricks" words={yamamaBricksPage[lang]} products={products} lang={lang}>
      <div className="wrap pb-section">
        <BrickFilter label={filter} shelves={[first!, ...others]} early={<EarlyShelf />} />
        <p className="t-note max-w-measure pt-8 text-bitumen-soft">{note}</p>
      </div>
      <UnitsRule lang={lang} />
      <section id="bridges" aria-labelledby="bridges-title" className="section wrap">
        <SectionHead id="bridges-title" title={bridges.title} lead={bridges.lead} />
        <BrickShelf bricks={bricksOf('BRIDGES')} lang={lang} />
        <div className="pt-section">
          <SizesTable lang={lang} />
        </div>
      </section>
    </BrickSupplierFrame>
  );
}
