import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { SplitHead } from '@/components/pictures/split-head';
import { RoofCalculator } from '@/components/roof-quantities/roof-calculator';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { contact } from '@/content/contact';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import type { Lang } from '@/content/lang';
import { tileCalculatorPage } from '@/content/pages/tools/tile-calculator';
import { ROOF_FIGURES } from '@/content/roof-quantities/figures';
import { roofFaults, roofInputWords } from '@/content/roof-quantities/input-words';
import { roofPageWords } from '@/content/roof-quantities/page-words';
import { roofTiles } from '@/content/roof-quantities/tiles';
import { path } from '@/content/routes';
import { lostPart } from '@/content/shell/lost-part';
import { unitWords, type UnitId, type UnitWords } from '@/content/units';
import { entriesOf } from '@/lib/roof-quantities/entries/entries-schema';
import { distinctForms } from '@/lib/site/fill';
import { breadcrumbJsonLd, webPageJsonLd } from '@/lib/structured-data/page-json-ld';

interface Props {
  /** Query of the address: the whole state of a calculation, whatever it holds. */
  query: Readonly<Record<string, unknown>>;
  lang: Lang;
}

/** What parts of a roof are counted in (lib/roof-quantities/outputs.ts). */
const COUNTED_IN = ['pieces', 'metres', 'rolls', 'm²'] as const satisfies readonly UnitId[];

const unitsOf = (lang: Lang) =>
  Object.fromEntries(
    COUNTED_IN.map((id) => {
      const { name, counted } = unitWords[lang][id];
      return [id, { name, counted: distinctForms(counted) }];
    }),
  ) as UnitWords;

/** A roof, and everything it needs. Complete as the server sends it, so that it works as a form without scripts. */
export function TileCalculatorPage({ query, lang }: Props) {
  const { title, lead, breadcrumbs, picture, next } = tileCalculatorPage[lang];
  return (
    <>
      <JsonLd data={[webPageJsonLd('tileCalculator', lang), breadcrumbJsonLd('tileCalculator', lang)]} />
      <SplitHead
        title={title}
        picture={picture}
        isLow
        trail={<Breadcrumbs of="tileCalculator" label={breadcrumbs} lang={lang} />}
        lang={lang}
      >
        <p className="t-lead text-bitumen-soft print:hidden">{lead}</p>
      </SplitHead>
      <div className="section wrap pt-6 lg:pt-10 print:py-0">
        <RoofCalculator
          first={entriesOf(query)}
          figures={ROOF_FIGURES}
          tiles={roofTiles(lang)}
          localised={{
            lang,
            units: unitsOf(lang),
            page: { ...roofPageWords[lang], tiles: distinctForms(roofPageWords[lang].tiles) },
            input: roofInputWords[lang],
            faults: roofFaults[lang],
            lost: lostPart[lang],
          }}
          path={path('tileCalculator', lang)}
          whatsapp={contact.whatsapp}
          line={enquiryListWords[lang].line}
        />
      </div>
      <div className="no-print">
        <Onward title={next.title} text={next.text}>
          <ButtonLink href={path('cart', lang)}>{next.ask}</ButtonLink>
          <TextLink href={path('roofTiles', lang)}>{next.tiles}</TextLink>
        </Onward>
      </div>
    </>
  );
}
