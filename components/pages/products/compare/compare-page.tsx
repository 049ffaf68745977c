import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { CardShelf } from '@/components/pages/products/sections/card-shelf';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import { compareAddress, MAX_COMPARED } from '@/content/products/compare-address';
import { path } from '@/content/routes';
import { plural } from '@/lib/site/fill';
import { breadcrumbJsonLd } from '@/lib/structured-data/page-json-ld';
import { CompareForm } from './compare-form';
import { CompareTable } from './compare-table';
import { comparedOf } from './compared';
import { chosenBy } from './comparison';
import { Earlier } from './earlier';
import { beginnings, nearby } from './nearby';

interface Props {
  /** Query of the address: the whole state of a comparison, whatever it holds. */
  query: Readonly<Record<string, unknown>>;
  lang: Lang;
}

const HEADING = 'compared';

/** Products side by side. Complete as the server sends it, so that links and a form do all of it without scripts. */
export function ComparePage({ query, lang }: Props) {
  const { title, lead, breadcrumbs, none, one, unknown, beyond, table, add, next, start } = comparePage[lang];
  const chosen = chosenBy(query.p);
  const { pages } = chosen;
  const ids = pages.map(({ id }) => id);
  const onlyDifferences = query.only === 'differences' && pages.length > 1;
  const products = comparedOf(pages, lang, onlyDifferences);
  const room = MAX_COMPARED - pages.length;
  const notes = [
    ...(pages.length === 0 ? [none] : pages.length === 1 ? [one] : []),
    ...(chosen.unknown > 0 ? [plural(lang, chosen.unknown, unknown)] : []),
    ...(chosen.beyond > 0 ? [plural(lang, chosen.beyond, beyond)] : []),
  ];
  return (
    <>
      <JsonLd data={breadcrumbJsonLd('compare', lang)} />
      <div className="no-print">
        <Breadcrumbs of="compare" label={breadcrumbs} lang={lang} />
      </div>
      <div
        // What is to be chosen first stands beside the title: there is no table yet.
        className={`wrap grid gap-8 pt-8 pb-section print:gap-4 print:p-0 ${pages.length === 0 ? 'items-start gap-x-gutter lg:grid-cols-[7fr_5fr] lg:pb-[calc(var(--section)/1.6)]' : ''}`}
        data-paper=""
      >
        <div className="grid gap-4">
          <h1 id={HEADING} tabIndex={-1} className="t-title">
            {title}
          </h1>
          <p className="t-lead text-bitumen-soft print:hidden">{lead}</p>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        {pages.length > 1 && (
          <div className="no-print flex flex-wrap gap-x-6">
            <TextLink href={compareAddress(ids, lang, !onlyDifferences)}>
              {onlyDifferences ? table.all : table.only}
            </TextLink>
            <TextLink href={path('compare', lang)}>{start}</TextLink>
          </div>
        )}
        {pages.length > 0 && (
          <CompareTable products={products} onlyDifferences={onlyDifferences} lang={lang} />
        )}
        <div className={`no-print grid gap-6 ${pages.length === 0 ? '' : 'pt-6'}`}>
          {room > 0 && (
            <section aria-labelledby="add">
              <h2 id="add" className={`pb-6 ${pages.length === 0 ? 't-head' : 't-title'}`}>
                {add.title}
              </h2>
              <CompareForm pages={pages} onlyDifferences={onlyDifferences} lang={lang} />
            </section>
          )}
          <div>
            <Earlier
              ids={ids}
              onlyDifferences={onlyDifferences}
              room={room}
              words={add.earlier}
              heading={HEADING}
            />
          </div>
        </div>
      </div>
      <div className="no-print">
        {room > 0 && (
          <CardShelf
            id="near"
            title={pages.length > 0 ? add.near : add.first}
            cards={pages.length > 0 ? nearby(products, lang, onlyDifferences) : beginnings(lang)}
          />
        )}
        <Onward title={next.title} text={next.text}>
          <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
          <TextLink href={path('cart', lang)}>{next.list}</TextLink>
        </Onward>
      </div>
    </>
  );
}
