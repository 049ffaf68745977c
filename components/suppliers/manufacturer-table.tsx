import type { Lang } from '@/content/lang';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { DataTable, type DataColumn, type DataRow } from '@/components/ui/layout/data-table';
import { SectionHead } from '@/components/ui/layout/section-head';
import { roofTilesPage, SOURCES, tileComparison } from '@/content/pages/roof-tiles';
import { fill } from '@/lib/site/fill';

/** The manufacturers side by side, in what every one of them has; figures are on their own pages. */
export function ManufacturerTable({ lang }: { lang: Lang }) {
  const { table } = roofTilesPage[lang];
  const [manufacturer, country, profiles, colours, accessories] = table.head;
  const columns: readonly [DataColumn, ...DataColumn[]] = [
    { head: manufacturer },
    { head: country },
    { head: profiles },
    { head: colours },
    { head: accessories },
  ];
  const rowOf = (row: Row): DataRow => ({
    id: row.id,
    head: row.to ? (
      <PrefetchLink href={row.to} className="-my-3 inline-flex min-h-tap items-center hover:text-kiln">
        {row.name}
      </PrefetchLink>
    ) : (
      row.name
    ),
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
  });

  return (
    <section className="section ground bg-sand" aria-labelledby="compare">
      <div className="wrap">
        <SectionHead id="compare" title={table.title} lead={table.lead} />
        <DataTable
          caption={table.caption}
          ground="bg-sand"
          columns={columns}
          rows={tileComparison(lang).map(rowOf)}
        />
        <ol className="t-note pt-4 text-bitumen-soft">
          {SOURCES.map((source, index) => (
            <li key={source}>
              {index + 1} {source}
            </li>
          ))}
        </ol>
      </div>
    </section>
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
