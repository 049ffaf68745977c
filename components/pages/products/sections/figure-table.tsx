import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import { productWords } from '@/content/products/page-words';
import { fill } from '@/lib/site/fill';
import type { Figure, ProductContent } from '@/components/pages/products/product-content';
import { askedAtOnce } from './asked-at-once';
import { Questions } from './questions';

interface Props {
  of: ProductContent;
  lang: Lang;
  /** What can be done with it, once its figures are known. */
  children: ReactNode;
}

/** Rows of a table that ends high above the foot of its drawing: the next steps fill the ground below it. */
const FEW = 5;

/** What is known of a product, each figure with its unit and where it is from; beside it the drawing, or what buyers ask. */
export function FigureTable({ of, lang, children }: Props) {
  const { title, caption } = productWords[lang].sheet;
  const { name, figures, note, drawing, questions } = of;
  const rows = askedAtOnce(figures, lang);
  const isShort = Boolean(drawing) && rows.length <= FEW;
  return (
    <section className="section ground bg-sand" aria-labelledby="specification">
      <div className="wrap">
        <SectionHead id="specification" title={title} />
        <div className="grid items-start gap-x-gutter gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
          <div className={`@container ${isShort ? '' : 'lg:row-span-2'}`}>
            <Figures caption={fill(caption, { name })} figures={rows} lang={lang} />
            {note && <p className="t-note max-w-measure pt-4 text-bitumen-soft">{note}</p>}
          </div>
          <div className={`lg:col-start-2 lg:row-start-1 ${isShort ? 'lg:row-span-2' : ''}`}>
            {drawing ?? <Questions questions={questions} look="beside" lang={lang} />}
          </div>
          <div className={`lg:row-start-2 ${isShort ? 'lg:col-start-1' : 'lg:col-start-2'}`}>{children}</div>
        </div>
      </div>
    </section>
  );
}

interface FiguresProps {
  caption: string;
  figures: readonly Figure[];
  lang: Lang;
}

// A table that is laid out as something else is no longer one for every screen reader, unless its parts say so.
function Figures({ caption, figures, lang }: FiguresProps) {
  const { head, sources } = productWords[lang].sheet;
  const hasUnits = figures.some(({ unit }) => unit);
  return (
    <table role="table" className="data-table data-lines t-small">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[head.property, head.value, ...(hasUnits ? [head.unit] : []), head.source].map((word) => (
            <th key={word} scope="col" role="columnheader">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {figures.map(({ label, value, unit, source }, at) => (
          <tr key={label} role="row">
            <th scope="row" role="rowheader">
              {label}
            </th>
            <td role="cell" className="value">
              {value}
            </td>
            {hasUnits && (
              <td role="cell" className="unit">
                {unit}
              </td>
            )}
            <td
              role="cell"
              data-label={head.source}
              className={source === figures[at - 1]?.source ? 'same' : 'source'}
            >
              {source && sources[source]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
