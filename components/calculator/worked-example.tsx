import { SectionHead } from '@/components/ui/layout/section-head';
import { SIZING } from '@/content/calculator/sizing';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/hot-water';
import { hotWaterExample, EXAMPLE } from '@/content/pages/hot-water-example';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from '@/lib/calculator/calculation';
import { entriesOf } from '@/lib/calculator/entries';
import { enteredRows, resultRows } from '@/lib/calculator/format-calculation';
import { Sheet } from './sheet';

interface Props {
  /** Level of its two headings, one below the heading it stands under. */
  level: 3 | 4;
  lang: Lang;
}

/** What the calculator gives, for those who have not signed in: one villa, reckoned when the page is built. */
export function WorkedExample({ level, lang }: Props) {
  const Heading = `h${level}` as const;
  const { lead, entered, result, note } = hotWaterExample[lang];
  const localised = { lang, words: hotWaterPage[lang].calculator };
  const entries = entriesOf(SIZING, EXAMPLE);
  const made = calculate(SIZING, { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }, entries);
  return (
    <div className="grid gap-y-6">
      <p className="max-w-measure">{lead}</p>
      <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <Heading className="t-head">{entered}</Heading>
          <Sheet rows={enteredRows(localised, made, entries.mode)} />
        </div>
        <div className="grid content-start gap-3">
          <Heading className="t-head">{result}</Heading>
          <Sheet rows={resultRows(localised, made)} />
        </div>
      </div>
      <p className="t-small max-w-measure text-bitumen-soft">{note}</p>
    </div>
  );
}

/** The same as a section of its own, where somebody is about to sign in to the calculator. */
export function PublicExample({ lang }: { lang: Lang }) {
  return (
    <section className="section" aria-labelledby="example">
      <div className="wrap">
        <SectionHead id="example" title={hotWaterExample[lang].title} lead={hotWaterPage[lang].lead} />
        <WorkedExample level={3} lang={lang} />
      </div>
    </section>
  );
}
