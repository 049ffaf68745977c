import { Minus } from 'lucide-react';
import { Fragment, type CSSProperties } from 'react';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { TextLink } from '@/components/links/text-link';
import type { Figure } from '@/components/pages/products/product-content';
import { toneSentence } from '@/components/pages/products/tone-sentence';
import { Picture } from '@/components/pictures/picture';
import { Swatch } from '@/components/ui/control/swatch';
import { inOneLine } from '@/content/format-list';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import { productWords } from '@/content/products/page-words';
import { distance } from '@/content/products/tones';
import { fill } from '@/lib/site/fill';
import { CompareHead } from './compare-head';
import { COMPARE_LOOK, CompareRow, DifferenceMark } from './compare-row';
import type { Compared } from './compared';
import { agreementOf, comparedRows, sharedViews } from './comparison';

interface Props {
  products: readonly Compared[];
  /** Leaves out the rows in which the products are alike. */
  onlyDifferences: boolean;
  lang: Lang;
}

/** Up to four products, a column for each. */
export function CompareTable({ products, onlyDifferences, lang }: Props) {
  const { table } = comparePage[lang];
  const contents = products.map(({ content }) => content);
  const all = comparedRows(contents);
  const rows = all.filter(({ differs }) => differs || !onlyDifferences);
  const isSeveral = products.length > 1;
  const names = inOneLine(
    contents.map(({ name }) => name),
    lang,
  );
  return (
    <div className="@container">
      <table
        role="table"
        className={`t-small ${COMPARE_LOOK.table}`}
        style={{ '--products': products.length } as CSSProperties}
      >
        <caption className="sr-only">{fill(table.caption, { names })}</caption>
        <Heads products={products} lang={lang} />
        <tbody role="rowgroup" className={`border-t-[1.5px] border-bitumen ${COMPARE_LOOK.group}`}>
          <ColourRows products={products} lang={lang} />
          {sharedViews(contents).map(({ title, pictures }) => (
            <CompareRow
              key={title}
              name={title}
              className="*:align-top print:hidden"
              cells={pictures.map((id) => (
                <Picture
                  key={id}
                  id={id}
                  lang={lang}
                  sizes="(min-width: 64em) 20vw, 44vw"
                  className="aspect-landscape max-w-96"
                />
              ))}
            />
          ))}
          {rows.map(({ label, cells, differs }) => (
            <CompareRow
              key={label}
              name={
                <>
                  {isSeveral && differs && <DifferenceMark word={table.differs} />}
                  {label}
                </>
              }
              cells={cells.map((figure, at) => (
                <Stated key={at} figure={figure} lang={lang} />
              ))}
            />
          ))}
          <CompareRow
            name={table.next}
            className="no-print not-print:@max-[36rem]:grid-cols-1! not-print:@max-[36rem]:gap-y-4"
            cells={products.map((product) => ways(product, lang))}
          />
        </tbody>
      </table>
      {isSeveral && (
        <p className="t-note max-w-measure pt-4 text-bitumen-soft print:max-w-none print:pt-2 print:text-[7pt] print:leading-tight">
          {rows.some(({ differs }) => differs) ? (
            <>
              <DifferenceMark />
              {table.legend} {table.note}
            </>
          ) : (
            table[agreementOf(all)]
          )}
        </p>
      )}
    </div>
  );
}

/** The products over their columns. */
function Heads({ products, lang }: Pick<Props, 'products' | 'lang'>) {
  return (
    <thead role="rowgroup" className={COMPARE_LOOK.group}>
      <tr role="row" className={`${COMPARE_LOOK.row} not-print:@max-[56rem]:gap-y-6`}>
        <th
          scope="col"
          role="columnheader"
          className={`${COMPARE_LOOK.name} border-b-0! not-print:@max-[56rem]:sr-only`}
        >
          <span className="sr-only">{comparePage[lang].table.property}</span>
        </th>
        {products.map((of, at) => (
          <th
            key={of.page.id}
            scope="col"
            role="columnheader"
            abbr={of.content.name}
            className={COMPARE_LOOK.head}
          >
            <CompareHead of={of} place={at + 1} numbered={products.length > 1} lang={lang} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** What can be done with a product. */
const ways = ({ page, content: { ways: all, name } }: Compared, lang: Lang) => (
  <span key={page.id} className="grid justify-items-start gap-2">
    <AddProduct id={page.id} lang={lang} look="button" />
    {all.slice(0, 2).map(({ text, href }) => (
      <TextLink key={href} href={href} about={name}>
        {text}
      </TextLink>
    ))}
  </span>
);

const withUnit = ({ value, unit }: Figure) => (unit ? [value, unit].join('\u00a0') : value);

/** A product has no such figure: a dash for the eye, words for the ear. */
const Nothing = ({ lang }: { lang: Lang }) => (
  <>
    <Minus aria-hidden data-nothing="" className="inline size-4 text-joint" />
    <span className="sr-only">{comparePage[lang].table.nothing}</span>
  </>
);

/** A figure with its unit, and where it is from; what nobody knows is from nowhere. */
function Stated({ figure, lang }: { figure: Figure | undefined; lang: Lang }) {
  if (!figure) return <Nothing lang={lang} />;
  const { source } = figure;
  return (
    <>
      <b className="inline-block font-semibold ltr:first-letter:uppercase">{withUnit(figure)}</b>
      {source && source !== 'ask' && (
        <span className="t-note block text-bitumen-soft print:hidden">
          {productWords[lang].sheet.sources[source]}
        </span>
      )}
    </>
  );
}

/** Colours side by side, and how far each lies from the first; left out where no product has one. */
function ColourRows({ products, lang }: Pick<Props, 'products' | 'lang'>) {
  const { table } = comparePage[lang];
  const tones = products.map(({ content }) => content.tones);
  const [first] = tones;
  if (!tones.some(Boolean)) return null;
  return (
    <>
      <CompareRow
        name={table.colours}
        cells={tones.map((one, at) =>
          one ? (
            <Fragment key={at}>
              <Swatch colours={one} className="flex h-6 w-full max-w-96" />
              <span className="sr-only">{toneSentence(one, lang)}</span>
            </Fragment>
          ) : (
            <Nothing key={at} lang={lang} />
          ),
        )}
      />
      {first && tones.filter(Boolean).length > 1 && (
        <CompareRow
          name={fill(table.difference, { place: 1 })}
          cells={tones.map((one, at) =>
            one ? Math.round(distance(first, one)) : <Nothing key={at} lang={lang} />,
          )}
        />
      )}
    </>
  );
}
