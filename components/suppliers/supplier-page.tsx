import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { PageBanner } from '@/components/pictures/page-banner';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { TextLink } from '@/components/links/text-link';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import { canonicalKey, path, type RouteKey } from '@/content/routes';
import { supplierLabel, supplierName } from '@/content/suppliers/names';
import { specificationOf } from '@/lib/suppliers/tile-specification';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';
import { canonicalUrl } from '@/lib/settings/site';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { AddDataSheet } from './add-data-sheet';
import { ProfileSizes } from './profile-sizes';
import { RangeTabs } from './range-tabs';
import { SimulatorPromo } from './simulator-promo';

interface Props {
  of: TileSupplier;
  /** The address it is read at: a page may have two. */
  route: RouteKey;
  lang: Lang;
}

/** The page of any supplier of roof tiles. */
export function SupplierPage({ of, route, lang }: Props) {
  const { breadcrumbs, factory, range, next } = supplierPage[lang];
  const { supplier, words, banner, tabs, perSquareMetre } = of;
  const { heading, lead, text, promo } = words[lang];
  const name = supplierName(supplier);
  const parts = tabs.map((tab) => ({
    name: `${name} ${tab.words[lang].title}`,
    url: `${canonicalUrl(route, lang)}#${tab.id}`,
  }));
  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(route, lang), listPageJsonLd(route, lang, parts)]} />
      <PageBanner
        title={heading}
        {...banner}
        trail={<Breadcrumbs of={route} label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <div className="wrap grid gap-x-gutter gap-y-4 pb-section lg:grid-cols-[7fr_5fr]">
        <p className="t-lead">{lead}</p>
        <div className="grid content-start justify-items-start gap-3 lg:pt-1">
          <p className="max-w-measure text-bitumen-soft">{text}</p>
          <TextLink href="#range">{range.see}</TextLink>
        </div>
      </div>
      <SimulatorPromo lang={lang} {...promo} />
      <div className="section">
        <div className="wrap">
          <SpecSheet
            title={factory.title}
            rows={specificationOf(of, lang)}
            wide
            aside={<DataSheet of={of} lang={lang} />}
          >
            <ProfileSizes of={of} lang={lang} />
          </SpecSheet>
        </div>
      </div>
      <RangeTabs
        tabs={tabs}
        manufacturer={supplierLabel(supplier, lang)}
        supplier={supplier}
        url={path(canonicalKey(route), lang)}
        published={perSquareMetre}
        dataSheet={<AddDataSheet of={of} lang={lang} />}
        lang={lang}
      />
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
      <Onward title={next.title} text={next.text}>
        <ButtonLink href="#range">{next.choose}</ButtonLink>
        <TextLink href={path('cart', lang)}>{next.ask}</TextLink>
      </Onward>
    </>
  );
}

/** Where the figures are from, and the way to those that only the manufacturer's sheet holds. */
function DataSheet({ of, lang }: Pick<Props, 'of' | 'lang'>) {
  const { note, pans, sheet } = supplierPage[lang].factory;
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p className="t-small max-w-measure">{sheet.text}</p>
      <AddDataSheet of={of} lang={lang} />
      <p className="t-note max-w-measure text-bitumen-soft">
        {note}
        {of.tabs.some(({ profile }) => profile === 'curva') && ` ${pans}`}
      </p>
    </div>
  );
}
