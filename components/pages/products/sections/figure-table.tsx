import { DataTable } from '@/components/ui/layout/data-table';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';
import { fill } from '@/lib/site/fill';
import type { ProductContent } from '@/components/pages/products/product-content';

/** What is known of a product, each figure with its unit and where it is from; beside it the drawing. */
export function FigureTable({ of, lang }: { of: ProductContent; lang: Lang }) {
  const { title, caption, head, sources } = productWords[lang].sheet;
  const { name, figures, note, drawing } = of;
  return (
    <section className="section ground bg-sand" aria-labelledby="specification">
      <div className="wrap">
        <SectionHead id="specification" title={title} />
        <div className={`grid items-start gap-x-gutter gap-y-10 ${drawing ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
          <div>
            <DataTable
              caption={fill(caption, { name })}
              ground="bg-sand"
              narrow="columns"
              columns={[
                { head: head.property },
                { head: head.value },
                { head: head.unit },
                { head: head.source },
              ]}
              rows={figures.map(({ label, value, unit, source }) => ({
                id: label,
                head: label,
                cells: [
                  <b key="value" className="font-semibold">
                    {value}
                  </b>,
                  unit ?? '',
                  source ? sources[source] : '',
                ],
              }))}
            />
            {note && <p className="t-note max-w-measure pt-4 text-bitumen-soft">{note}</p>}
          </div>
          {drawing}
        </div>
      </div>
    </section>
  );
}
