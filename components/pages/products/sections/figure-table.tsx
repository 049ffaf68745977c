import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';
import { fill } from '@/lib/site/fill';
import type { Figure, ProductContent } from '@/components/pages/products/product-content';

/** What is known of a product, each figure with its unit and where it is from; beside it the drawing. */
export function FigureTable({ of, lang }: { of: ProductContent; lang: Lang }) {
  const { title, caption } = productWords[lang].sheet;
  const { name, figures, note, drawing } = of;
  return (
    <section className="section ground bg-sand" aria-labelledby="specification">
      <div className="wrap">
        <SectionHead id="specification" title={title} />
        <div className={`grid items-start gap-x-gutter gap-y-10 ${drawing ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
          <div className="@container">
            <Figures caption={fill(caption, { name })} figures={figures} lang={lang} />
            {note && <p className="t-note max-w-measure pt-4 text-bitumen-soft">{note}</p>}
          </div>
          {drawing}
        </div>
      </div>
    </section>
  );
}

const EDGE = 'border-b border-hairline py-3 pe-6 text-start align-baseline';

/** In a frame narrower than 40rem a row is one line, and the source stands once above all rows that share it. */
const NARROW = {
  table: '@max-[40rem]:block',
  head: '@max-[40rem]:sr-only',
  row: '@max-[40rem]:flex @max-[40rem]:flex-wrap @max-[40rem]:items-baseline @max-[40rem]:border-b @max-[40rem]:border-hairline @max-[40rem]:py-2',
  cell: '@max-[40rem]:border-0 @max-[40rem]:p-0',
  name: '@max-[40rem]:w-2/5 @max-[40rem]:grow @max-[40rem]:pe-4 @max-[40rem]:font-normal @max-[40rem]:text-bitumen-soft',
  value: '@max-[40rem]:max-w-3/5 @max-[40rem]:text-end @max-[40rem]:wrap-anywhere',
  unit: '@max-[40rem]:ps-1 @max-[40rem]:empty:hidden',
  source:
    '@max-[40rem]:order-first @max-[40rem]:w-full @max-[40rem]:pt-4 @max-[40rem]:pb-3 @max-[40rem]:text-bitumen-soft in-[tr:first-child]:@max-[40rem]:pt-0 @max-[40rem]:before:content-[attr(data-label)_":_"]',
  same: '@max-[40rem]:sr-only',
} as const;

interface FiguresProps {
  caption: string;
  figures: readonly Figure[];
  lang: Lang;
}

// A table that is laid out as something else is no longer one for every screen reader, unless its parts say so.
function Figures({ caption, figures, lang }: FiguresProps) {
  const { head, sources } = productWords[lang].sheet;
  return (
    <table role="table" className={`t-small w-full border-collapse ${NARROW.table}`}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={NARROW.head}>
        <tr role="row">
          {[head.property, head.value, head.unit, head.source].map((word) => (
            <th
              key={word}
              scope="col"
              role="columnheader"
              className="border-b-[1.5px] border-bitumen py-3 pe-6 text-start font-normal text-bitumen-soft"
            >
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={NARROW.table}>
        {figures.map(({ label, value, unit, source }, at) => (
          <tr key={label} role="row" className={NARROW.row}>
            <th
              scope="row"
              role="rowheader"
              className={`${EDGE} font-semibold ${NARROW.cell} ${NARROW.name}`}
            >
              {label}
            </th>
            <td
              role="cell"
              className={`${EDGE} font-semibold first-letter:uppercase ${NARROW.cell} ${NARROW.value}`}
            >
              {value}
            </td>
            <td role="cell" className={`${EDGE} ${NARROW.cell} ${NARROW.unit}`}>
              {unit}
            </td>
            <td
              role="cell"
              data-label={head.source}
              className={`${EDGE} ${NARROW.cell} ${source === figures[at - 1]?.source ? NARROW.same : NARROW.source}`}
            >
              {source && sources[source]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
