import { SIZING } from '@/content/calculator/sizing';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/hot-water';
import { hotWaterExample, EXAMPLE } from '@/content/pages/hot-water-example';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from '@/lib/calculator/calculation';
import { entriesOf } from '@/lib/calculator/entries';
import { enteredRows, resultRows } from '@/lib/calculator/say';
import { Sheet } from './sheet';

/** What the calculator gives, for those who have not signed in: one villa, reckoned when the page is built. */
export function WorkedExample({ lang }: { lang: Lang }) {
  const { lead, entered, result, note } = hotWaterExample[lang];
  const tongue = { lang, words: hotWaterPage[lang].calculator };
  const entries = entriesOf(SIZING, EXAMPLE);
  const made = calculate(SIZING, { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }, entries);
  return (
    <div className="grid gap-y-6">
      <p className="max-w-measure">{lead}</p>
      <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h4 className="t-head">{entered}</h4>
          <Sheet rows={enteredRows(tongue, made, entries.mode)} />
        </div>
        <div className="grid content-start gap-3">
          <h4 className="t-head">{result}</h4>
          <Sheet rows={resultRows(tongue, made)} />
        </div>
      </div>
      <p className="t-small max-w-measure text-bitumen-soft">{note}</p>
    </div>
  );
}
