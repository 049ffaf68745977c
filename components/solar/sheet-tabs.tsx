import type { ReactNode } from 'react';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { TextLink } from '@/components/links/text-link';
import { Picture } from '@/components/pictures/picture';
import { pictureFiles } from '@/components/pictures/picture-sources';
import { SectionHead } from '@/components/ui/layout/section-head';
import { Tabs } from '@/components/ui/control/tabs';
import { TitleOfHash } from '@/components/ui/address/title-of-hash';
import { companyWords } from '@/content/company-words';
import type { Lang } from '@/content/lang';
import { addressOf } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import type { SheetId } from '@/content/solar/sheets';
import { supplierName } from '@/content/suppliers/names';
import { absolute } from '@/lib/settings/site';
import { FigureSheet } from './figure-sheet';
import type { SheetEntry } from './sigma-entries';

type SheetRoute = 'sigmaNatural' | 'sigmaForced';

interface Props {
  words: { title: string; label: string };
  entries: readonly SheetEntry[];
  /** Rows without a published value, after the figures. */
  unknown?: readonly string[];
  /** The entry that is open at first: one whose figures are sound. */
  open?: SheetId;
  /** Below the sheets. */
  children?: ReactNode;
  lang: Lang;
}

/** The models or systems by name, address and picture, for structured data. */
export const listedEntries = (route: SheetRoute, lang: Lang, entries: readonly SheetEntry[]) =>
  entries.map(({ id, name, description, picture }) => ({
    name: `${supplierName('sigma')} ${name}`,
    description,
    url: absolute(addressOf(`sigma-${id}`, lang, path(route, lang))),
    image: pictureFiles(picture).webp,
  }));

/** Models or systems by their buttons, each with its sheet; what is chosen stands in the address and the title. */
export function SheetTabs({ words, entries, unknown, open, children, lang }: Props) {
  const titles = Object.fromEntries(
    entries.map(({ id, document }) => [id, `${document} | ${companyWords[lang].brand}`]),
  );
  const [first, ...others] = entries.map((entry) => ({
    id: entry.id,
    title: entry.name,
    panel: (
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2 lg:items-start print:grid-cols-[1fr_2fr] print:break-inside-avoid">
        <Picture
          id={entry.picture}
          sizes="(min-width: 64em) 47vw, 94vw"
          className="aspect-landscape lg:order-last"
          lang={lang}
        />
        <div className="grid justify-items-start gap-4">
          <div className="w-full">
            <FigureSheet caption={entry.caption} figures={entry.figures} unknown={unknown} lang={lang} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6">
            <AddProduct id={`sigma-${entry.id}`} lang={lang} />
            <TextLink
              href={addressOf(`sigma-${entry.id}`, lang, path('solarWater', lang))}
              about={entry.name}
            >
              {productWords[lang].own}
            </TextLink>
          </div>
        </div>
      </div>
    ),
  }));
  if (!first) return null;
  return (
    <section className="section" aria-labelledby="choose">
      <TitleOfHash titles={titles} />
      <div className="wrap">
        <SectionHead id="choose" title={words.title} />
        <Tabs label={words.label} tabs={[first, ...others]} open={open} />
        {children}
      </div>
    </section>
  );
}
