import { SIZING } from '@/content/solar/sizing';
import type { Lang } from '@/content/lang';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { EXAMPLE, hotWaterExample } from '@/content/pages/tools/hot-water-example';
import { FORCED_SYSTEMS, NATURAL_MODELS } from '@/content/solar/systems';
import { calculate } from '@/lib/hot-water/calculation';
import { entriesOf } from '@/lib/hot-water/entries';
import { enteredRows, resultRows } from '@/lib/hot-water/format-calculation';
import { Sheet } from './sheet';

interface Props {
  /** Level of its two headings, one below the heading it stands under. */
  level: 3 | 4;
  /** What was entered, as the calculator's address names it. */
  search?: string;
  lang: Lang;
  /** What stands before the figures, and what to do for figures of one's own. */
  words?: { lead: string; note: string };
  /** On telephones the result alone: what was entered is in the sentence before it. */
  isShort?: boolean;
}

/** What was entered and what comes of it, for those who have not signed in. */
export function WorkedExample({
  level,
  search = EXAMPLE,
  lang,
  words = hotWaterExample[lang],
  isShort = false,
}: Props) {
  const Heading = `h${level}` as const;
  const { entered, result } = hotWaterExample[lang];
  const localised = { lang, words: hotWaterPage[lang].calculator };
  const entries = entriesOf(SIZING, search);
  const made = calculate(SIZING, { forced: FORCED_SYSTEMS, natural: NATURAL_MODELS }, entries);
  return (
    <div className="grid gap-y-6">
      <p className="max-w-measure">{words.lead}</p>
      <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2">
        <div className={`grid content-start gap-3 ${isShort ? 'max-md:hidden' : ''}`}>
          <Heading className="t-head">{entered}</Heading>
          <Sheet rows={enteredRows(localised, made, entries.mode)} />
        </div>
        <div className="grid content-start gap-3">
          <Heading className="t-head">{result}</Heading>
          <Sheet rows={resultRows(localised, made)} />
        </div>
      </div>
      <p className="t-small max-w-measure text-bitumen-soft">{words.note}</p>
    </div>
  );
}
