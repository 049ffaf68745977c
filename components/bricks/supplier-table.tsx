import { PrefetchLink } from '@/components/links/prefetch-link';
import { DataTable } from '@/components/ui/layout/data-table';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { brickComparison, bricksPage } from '@/content/pages/bricks';

/** The suppliers of bricks side by side. */
export function SupplierTable({ lang }: { lang: Lang }) {
  const { table } = bricksPage[lang];
  const [supplier, country, material, range, shown, ordered] = table.head;
  return (
    <section className="section ground bg-sand" aria-labelledby="compare">
      <div className="wrap">
        <SectionHead id="compare" title={table.title} lead={table.lead} />
        <DataTable
          caption={table.caption}
          ground="bg-sand"
          columns={[
            { head: supplier },
            { head: country },
            { head: material },
            { head: range },
            { head: shown },
            { head: ordered },
          ]}
          rows={brickComparison(lang).map((row) => ({
            id: row.id,
            head: (
              <PrefetchLink
                href={row.to}
                className="-my-3 inline-flex min-h-tap items-center hover:text-kiln"
              >
                {row.name}
              </PrefetchLink>
            ),
            cells: [
              <span key="country" className="whitespace-nowrap">
                {row.country}
              </span>,
              row.material,
              row.range,
              <span key="shown" className="font-semibold whitespace-nowrap">
                {row.shown}
              </span>,
              row.order,
            ],
          }))}
        />
      </div>
    </section>
  );
}
