import type { LineNames } from '@/content/catalogue/listed/line-names';
import type { Lang } from '@/content/lang';
import { fill } from '@/lib/site/fill';
import { amountIn } from './list-text';
import { roofPartWords } from './roof-part';
import type { Naming } from './shown-line';

/** How parts of a calculated roof are put into words. */
export const roofNaming = (lang: Lang, names: LineNames): Pick<Naming, 'partOf' | 'changedNote'> => ({
  partOf: (roof) => roofPartWords(lang, names, roof),
  changedNote: ({ quantity, unit }, note) =>
    fill(names.changed, { note, amount: amountIn({ lang, units: names.units }, quantity, unit) }),
});
