import type { ReactNode } from 'react';
import { TextLink } from '@/components/links/text-link';
import { Tabs } from '@/components/ui/control/tabs';
import { rangeTitle, type RangeTab } from '@/content/catalogue/ranges';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { yourRoofPage } from '@/content/pages/tools/your-roof';
import { quantitiesAddress } from '@/content/roof-quantities/tiles';
import { path } from '@/content/routes';
import type { SupplierId } from '@/content/suppliers/registry';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { plural } from '@/lib/site/fill';
import { ProfileSheet } from './profile-sheet';
import { RangeCard } from './range-card';

interface Props {
  tabs: readonly RangeTab[];
  manufacturer: string;
  supplier: SupplierId;
  /** Address of the page. */
  url: string;
  published?: TileSupplier['perSquareMetre'];
  /** The way to the manufacturer's own figures, beside each drawing. */
  dataSheet: ReactNode;
  lang: Lang;
}

/** Everything a manufacturer sends, profile by profile. */
export function RangeTabs({ tabs, manufacturer, supplier, url, published, dataSheet, lang }: Props) {
  const { range } = supplierPage[lang];

  const [first, ...others] = tabs.map((tab) => ({
    id: tab.id,
    title: tab.words[lang].title,
    count: { number: tab.cards.length, said: plural(lang, tab.cards.length, range.cards) },
    panel: (
      <>
        <Cards tab={tab} manufacturer={manufacturer} url={`${url}#${tab.id}`} lang={lang} />
        {tab.profile && (
          <ProfileSheet profile={tab.profile} name={tab.words[lang].name} published={published} lang={lang}>
            <div className="flex flex-wrap items-center gap-x-6">
              {dataSheet}
              <TextLink href={quantitiesAddress(supplier, tab.profile, lang)}>
                {tileCalculatorPage[lang].open}
              </TextLink>
              <TextLink href={path('yourRoof', lang)}>{yourRoofPage[lang].open}</TextLink>
            </div>
          </ProfileSheet>
        )}
      </>
    ),
  }));
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="range">
      <div className="wrap">
        <h2 id="range" className="t-title scroll-mt-6 pb-6">
          {range.title}
        </h2>
        <Tabs label={range.label} tabs={[first, ...others]} />
        <p className="t-note pt-8 text-bitumen-soft">{range.note}</p>
      </div>
    </section>
  );
}

/** Two and four cards stand two in a row, three beside each other, eight in twos and fours, so that no row has a hole. */
const PAIRS = 'sm:grid-cols-2';
const COLUMNS: Readonly<Record<number, string>> = {
  2: PAIRS,
  3: 'md:grid-cols-3',
  4: PAIRS,
  8: 'grid-cols-2 max-[18em]:grid-cols-1 md:grid-cols-4',
};

const TWO_IN_A_ROW = '(min-width: 40em) 46vw, 94vw';

function Cards({ tab, ...where }: Pick<Props, 'manufacturer' | 'url' | 'lang'> & { tab: RangeTab }) {
  return (
    <ul
      className={`grid gap-x-gutter gap-y-8 ${COLUMNS[tab.cards.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}
    >
      {tab.cards.map((card) => (
        <li key={rangeTitle(card, where.lang)}>
          <RangeCard
            card={card}
            sizes={COLUMNS[tab.cards.length] === PAIRS ? TWO_IN_A_ROW : undefined}
            {...where}
          />
        </li>
      ))}
    </ul>
  );
}
