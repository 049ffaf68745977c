import type { EnquiryLine, LinePatch, RoofPart } from './line';

type Made = NonNullable<RoofPart['made']>;

/** What a calculated part says by itself: `plain`, or once its quantity was changed. */
export interface CalculatedWords {
  plain: string;
  changed: (made: Made) => string;
}

/** Whether a line asks for something else than was calculated. */
const isOther = ({ quantity, typed, unit }: EnquiryLine, made: Made) =>
  typed !== undefined || quantity !== made.quantity || unit !== made.unit;

/** Both sentences of a line, that of now first. */
function sentences(line: EnquiryLine, { plain, changed }: CalculatedWords): string[] {
  const made = line.roof?.made;
  if (!made) return [plain];
  return isOther(line, made) ? [changed(made), plain] : [plain, changed(made)];
}

/** A sentence and what goes on after it, which has lost its blank edges where it was sent. */
const joined = (sentence: string, rest: string) => sentence + (/^[\p{L}\p{N}]/u.test(rest) ? ' ' : '') + rest;

/** The sentence that a text begins with. */
const begunWith = (text: string, said: readonly string[]) => said.find((one) => text.startsWith(one));

/**
 * A change to a calculated part, as it is kept: with what was calculated, which the first change would forget, and of
 * a note that goes on after the sentence only what goes on, so that the sentence is said in any language.
 */
export function withCalculated(line: EnquiryLine, patch: LinePatch, words: CalculatedWords): LinePatch {
  const { quantity, unit, roof } = line;
  if (!roof) return patch;
  if (patch.note !== undefined) {
    const begun = begunWith(patch.note, sentences(line, words));
    return { ...patch, note: patch.note.slice(begun?.length ?? 0), roof: { ...roof, goesOn: !!begun } };
  }
  const isChanged = 'quantity' in patch || 'unit' in patch;
  return isChanged && !roof.made && unit ? { ...patch, roof: { ...roof, made: { quantity, unit } } } : patch;
}

/** The note of a calculated part: its sentence and what the visitor went on with, or what they wrote in its place. */
export function calculatedNote(line: EnquiryLine, words: CalculatedWords): string {
  const { note = '', roof } = line;
  const said = sentences(line, words);
  if (line.note === undefined || roof?.goesOn) return joined(said[0]!, note);
  // Kept with its sentence, as it once was.
  const begun = begunWith(note, said);
  return begun ? said[0] + note.slice(begun.length) : note;
}
