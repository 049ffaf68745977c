import { SIZING } from '@/content/calculator/sizing';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/hot-water';
import { hotWaterExample, EXAMPLE } from '@/content/pages/hot-water-example';
import { path } from '@/content/routes';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { ButtonLink } from '@/components/links/button-link';
import { SectionHead } from '@/components/ui/section-head';
import { calculate } from '@/lib/calculator/calculation';
import { entriesOf } from '@/lib/calculator/entries';
import { enteredRows, resultRows } from '@/lib/calculator/say';
import { Sheet } from './sheet';

/** What the calculator gives, for those who have not signed in: one villa, reckoned when the page is built. */
export function WorkedExample({ lang }: { lang: Lang }) {
  const { title, lead, entered, result, note, button } = hotWaterExample[lang];
  const tongue = { lang, words: hotWaterPage[lang].calculator };
  const entries = entriesOf(SIZING, EXAMPLE);
  const made = calculate(SIZING, { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }, entries);
  return (
    <section className="section ground bg-sand" aria-labelledby="worked-example">
      <div className="wrap">
        <SectionHead id="worked-example" title={title} lead={lead} />
        <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
          <div className="grid content-start gap-3">
            <h3 className="t-head">{entered}</h3>
            <Sheet rows={enteredRows(tongue, made, entries.mode)} />
          </div>
          <div className="grid content-start gap-3">
            <h3 className="t-head">{result}</h3>
            <Sheet rows={resultRows(tongue, made)} />
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-8">
          <ButtonLink href={`${path('hotWater')}${EXAMPLE}`}>{button}</ButtonLink>
          <p className="t-small max-w-measure grow basis-80 text-bitumen-soft">{note}</p>
        </div>
      </div>
    </section>
  );
}
