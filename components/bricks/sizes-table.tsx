import { ChevronDown } from 'lucide-react';
import { DataTable } from '@/components/ui/layout/data-table';
import { brickKind } from '@/content/catalogue/brick-names';
import { BRICKS } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { unitsSaid } from '@/lib/bricks/units-said';

/** Every item with its measures, folded away: for those who order by the sheet. */
export function SizesTable({ lang }: { lang: Lang }) {
  const { table, categories } = yamamaBricksPage[lang];
  const { head, millimetres: unit } = table;
  const figures = 'figures' as const;
  return (
    <details className="group/o border-y-[1.5px] border-bitumen">
      <summary className="t-head flex min-h-ctl items-center justify-between gap-4 hover:text-kiln max-[14rem]:flex-wrap [[open]>&]:border-b [[open]>&]:border-hairline">
        {table.title}
        <span aria-hidden className="t-note flex items-center gap-3 font-normal text-bitumen-soft">
          {BRICKS.length}
          <ChevronDown className="size-5 group-open/o:rotate-180 print:hidden" />
        </span>
      </summary>
      <div className="py-6">
        <DataTable
          caption={table.caption}
          ground="bg-limewash"
          narrow="columns"
          columns={[
            { head: head.item },
            { head: head.category },
            { head: head.width, unit, holds: figures },
            { head: head.height, unit, holds: figures },
            { head: head.length, unit, holds: figures },
            { head: table.units, holds: figures },
          ]}
          rows={BRICKS.map((brick) => ({
            id: String(brick.id),
            head: brickKind(brick, lang),
            cells: [
              categories[brick.category],
              brick.overall.width,
              brick.height,
              brick.overall.length,
              unitsSaid(brick, lang) ?? table.none,
            ],
          }))}
        />
      </div>
    </details>
  );
}
