import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { fill } from '@/lib/site/fill';
import { calculatedNote, withCalculated } from './calculated';
import { amountIn } from './list-text';
import { roofPartWords } from './roof-part';
import type { Naming } from './shown-line';

/** How parts of a calculated roof are put into words. */
export const roofNaming = (lang: Lang, names: LineNames): Pick<Naming, 'partOf' | 'noteOf' | 'changeOf'> => ({
  partOf: (roof) => roofPartWords(lang, names, roof),
  noteOf: (line, note) =>
    calculatedNote(line, note, ({ quantity, unit }) =>
      fill(names.changed, { note, amount: amountIn({ lang, units: names.units }, quantity, unit) }),
    ),
  changeOf: withCalculated,
});
