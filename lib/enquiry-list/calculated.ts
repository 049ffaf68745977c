import type { EnquiryLine, LinePatch, RoofPart } from './line';

type Made = NonNullable<RoofPart['made']>;

/** A change to a calculated part, with what was calculated: the first change would forget it. */
export function withCalculated({ quantity, unit, roof }: EnquiryLine, patch: LinePatch): LinePatch {
  const isChanged = 'quantity' in patch || 'unit' in patch;
  if (!isChanged || !roof || roof.made || !unit) return patch;
  return { ...patch, roof: { ...roof, made: { quantity, unit } } };
}

/** Whether a line asks for something else than was calculated. */
const isOther = ({ quantity, typed, unit }: EnquiryLine, made: Made) =>
  typed !== undefined || quantity !== made.quantity || unit !== made.unit;

/**
 * The note of a calculated part, which says whether its quantity still is the calculated one (`plain`) or was changed
 * (`changedNote`); so does one that the visitor went on with.
 */
export function calculatedNote(
  line: EnquiryLine,
  plain: string,
  changedNote: (made: Made) => string,
): string {
  const { note = plain } = line;
  const made = line.roof?.made;
  if (!made) return note;
  const changed = changedNote(made);
  const begun = [changed, plain].find((one) => note.startsWith(one));
  return begun === undefined ? note : (isOther(line, made) ? changed : plain) + note.slice(begun.length);
}
