import { AddToEnquiry } from '@/components/enquiry-list/add-to-enquiry';
import { Picture } from '@/components/pictures/picture';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { JsonLd } from '@/components/structured-data/json-ld';
import { SectionHead } from '@/components/ui/section-head';
import { Tabs } from '@/components/ui/tabs';
import { TitleOfHash } from '@/components/ui/title-of-hash';
import { company } from '@/content/company';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/solar-shared';
import { path } from '@/content/routes';
import { sheetWords } from '@/content/solar/sheets';
import { supplierName } from '@/content/suppliers/names';
import { productJsonLd } from '@/lib/structured-data/product-json-ld';
import { canonicalUrl } from '@/lib/core/site';
import { FigureSheet } from './figure-sheet';
import type { SheetEntry } from './sigma-entries';

interface Props {
  route: 'sigmaNatural' | 'sigmaForced';
  words: { title: string; label: string; variant: string };
  entries: readonly SheetEntry[];
  /** Rows without a published value, after the figures. */
  unknown?: readonly string[];
  lang: Lang;
}

/** The figures of an entry that nobody doubts, as structured data names them. */
function productOf(entry: SheetEntry, { route, lang }: Pick<Props, 'route' | 'lang'>) {
  const { rows, units } = sheetWords[lang];
  return productJsonLd({
    name: `${supplierName('sigma')} ${entry.name}`,
    description: entry.description,
    supplier: supplierName('sigma'),
    category: solarShared[lang].category,
    url: `${path(route)}#${entry.id}`,
    ...(entry.picture && { image: pictureFiles(entry.picture).webp }),
    properties: entry.figures
      .filter(({ doubts }) => doubts.length === 0)
      .map(({ id, value, unit }) => ({
        name: rows[id as keyof typeof rows],
        value,
        ...(unit && { unit: units[unit] }),
      })),
  });
}

/** What the page offers, in its order; an entry whose figures are doubted as a whole is left out. */
function listOf({ route, entries, lang }: Props) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${canonicalUrl(route)}#list`,
    itemListElement: entries
      .filter(({ isCertain }) => isCertain)
      .map((entry, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productOf(entry, { route, lang }),
      })),
  };
}

/** Models or systems by their buttons, each with its sheet; what is chosen stands in the address and the title. */
export function SheetTabs(props: Props) {
  const { words, entries, route, unknown, lang } = props;
  const titles = Object.fromEntries(
    entries.map(({ id, document }) => [id, `${document} | ${company.brand}`]),
  );
  const [first, ...others] = entries.map((entry) => ({
    id: entry.id,
    title: entry.name,
    panel: (
      <div className={entry.picture ? 'grid gap-x-gutter gap-y-8 lg:grid-cols-2 lg:items-start' : ''}>
        {entry.picture && (
          <Picture
            id={entry.picture}
            sizes="(min-width: 64em) 47vw, 94vw"
            className="aspect-landscape lg:order-last"
            lang={lang}
          />
        )}
        <div className="grid justify-items-start gap-4">
          <div className="w-full">
            <FigureSheet caption={entry.caption} figures={entry.figures} unknown={unknown} lang={lang} />
          </div>
          <AddToEnquiry
            words={enquiryWords[lang].add}
            article={{
              id: `sigma-${entry.id}`,
              name: entry.name,
              variant: words.variant,
              unit: solarShared[lang].add.countedIn,
              url: `${path(route)}#${entry.id}`,
              ...(entry.picture && { picture: entry.picture }),
            }}
          />
        </div>
      </div>
    ),
  }));
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="choose">
      <JsonLd data={listOf(props)} />
      <TitleOfHash titles={titles} />
      <div className="wrap">
        <SectionHead id="choose" title={words.title} />
        <Tabs label={words.label} tabs={[first, ...others]} headed />
      </div>
    </section>
  );
}
