import { ComparisonSection } from '@/components/links/comparison-section';
import type { Lang } from '@/content/lang';
import { brickComparison, bricksPage } from '@/content/pages/catalogue/bricks';

/** The suppliers of bricks side by side. */
export function SupplierTable({ lang }: { lang: Lang }) {
  const rows = brickComparison(lang).map(({ id, name, to, country, material, shown, order }) => ({
    id,
    name,
    to,
    cells: [
      <span key="country" className="whitespace-nowrap">
        {country}
      </span>,
      material,
      <span key="shown" className="font-semibold whitespace-nowrap">
        {shown}
      </span>,
      order,
    ],
  }));
  return <ComparisonSection id="compare" words={bricksPage[lang].table} ground="bg-sand" rows={rows} />;
}
