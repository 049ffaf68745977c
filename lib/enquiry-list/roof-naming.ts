import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { fill } from '@/lib/site/fill';
import { calculatedNote, withCalculated, type CalculatedWords } from './calculated';
import type { EnquiryLine } from './line';
import { amountIn } from './list-text';
import { roofPartWords } from './roof-part';
import type { Naming } from './shown-line';

/** How parts of a calculated roof are put into words. */
export function roofNaming(lang: Lang, names: LineNames): Pick<Naming, 'partOf' | 'noteOf' | 'changeOf'> {
  const wordsOf = ({ roof }: EnquiryLine): CalculatedWords => {
    const plain = roof ? roofPartWords(lang, names, roof).note : '';
    const changed = ({ quantity, unit }: { quantity: number; unit: string }) =>
      fill(names.changed, { note: plain, amount: amountIn({ lang, units: names.units }, quantity, unit) });
    return { plain, changed };
  };
  return {
    partOf: (roof) => roofPartWords(lang, names, roof),
    noteOf: (line, note) => (line.roof ? calculatedNote(line, wordsOf(line)) : (line.note ?? note)),
    changeOf: (line, patch) => withCalculated(line, patch, wordsOf(line)),
  };
}
