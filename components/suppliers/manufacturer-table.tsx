import { ComparisonSection } from '@/components/links/comparison-section';
import type { Lang } from '@/content/lang';
import { roofTilesPage, SOURCES, tileComparison } from '@/content/pages/catalogue/roof-tiles';
import { fill } from '@/lib/site/fill';

/** The manufacturers side by side, in what every one of them has; figures are on their own pages. */
export function ManufacturerTable({ lang }: { lang: Lang }) {
  const { table } = roofTilesPage[lang];
  const rows = tileComparison(lang).map((row) => ({
    id: row.id,
    name: row.name,
    to: row.to,
    cells: [
      <span key="country" className="whitespace-nowrap">
        {row.country}
      </span>,
      <Profiles key="profiles" of={row} lang={lang} />,
      <span key="colours" className="font-semibold">
        {row.colours}
      </span>,
      row.accessories ? table.yes : table.no,
    ],
  }));
  return (
    <ComparisonSection id="compare" words={table} ground="bg-sand" rows={rows}>
      <ol className="t-note pt-4 text-bitumen-soft">
        {SOURCES.map((source, index) => (
          <li key={source}>
            {index + 1} {source}
          </li>
        ))}
      </ol>
    </ComparisonSection>
  );
}

type Row = ReturnType<typeof tileComparison>[number];

/** Profiles of a manufacturer, and under them the one figure it gives, with its source. */
function Profiles({ of: { profiles, perSquareMetre: figure }, lang }: { of: Row; lang: Lang }) {
  if (!figure) return profiles;
  return (
    <>
      {profiles}
      <span className="t-note block text-bitumen-soft">
        {fill(roofTilesPage[lang].table.pieces, figure)} <sup className="text-terracotta">{figure.note}</sup>
      </span>
    </>
  );
}
