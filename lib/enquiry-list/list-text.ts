import type { Lang } from '@/content/lang';
import type { UnitWords } from '@/content/units';
import { fill, formOf } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import type { ShownLine } from './shown-line';

interface InWords {
  lang: Lang;
  units: UnitWords;
}

/** How a line is put into words. */
export interface LineWords extends InWords {
  /** `{product}`: its name, and what tells it from its like. */
  line: { product: string; typed: string; plain: string; noted: string };
}

/** How a unit is called; one of a list of an earlier time by its own name. */
export const unitName = (units: UnitWords, unit: string): string =>
  Object.hasOwn(units, unit) ? units[unit as keyof UnitWords].name : unit;

/** The name of a product, with what tells it from its like. */
export const label = ({ name, variant }: ShownLine, { line }: Pick<LineWords, 'line'>) =>
  variant ? fill(line.product, { name, variant }) : name;

/** How much of a line: what was typed, where that is no number. */
export const amountOf = ({ quantity, typed }: Pick<ShownLine, 'quantity' | 'typed'>): string =>
  typed ?? String(quantity);

/** A number with its unit, in the form that goes with it. */
export function amountIn({ lang, units }: InWords, quantity: number, unit: string): string {
  const count = numberIn(lang, quantity);
  return Object.hasOwn(units, unit)
    ? fill(formOf(lang, quantity, units[unit as keyof UnitWords].counted), { count })
    : `${count} ${unit}`;
}

/** A unit beside its number, in the form that goes with it; by its name where one word would say both, as a pair in Arabic. */
export function unitBeside({ lang, units }: InWords, quantity: number, unit: string): string {
  const said = Object.hasOwn(units, unit)
    ? formOf(lang, quantity, units[unit as keyof UnitWords].counted)
    : '';
  return said.includes('{count}') ? said.replace('{count}', '').trim() : unitName(units, unit);
}

/** One line as people write it, for mails and chats. */
export function lineText(line: ShownLine, words: LineWords) {
  const { quantity, typed, unit, note } = line;
  const values = {
    // What was typed may name a unit of its own.
    amount: typed ? fill(words.line.typed, { quantity: typed }) : amountIn(words, quantity, unit),
    product: label(line, words),
    note,
  };
  return fill(note ? words.line.noted : words.line.plain, values);
}

/** Address that opens a chat with the list written into it; nothing is sent before the visitor does. */
export const whatsappUrl = (
  number: string,
  words: LineWords & { greeting: string },
  lines: readonly ShownLine[],
): string => {
  const text = [words.greeting, ...lines.map((line) => lineText(line, words))].join('\n');
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
};
