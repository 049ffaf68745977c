import type { EnquiryLine, LinePatch, RoofPart } from './line';

/** Its note once the visitor changed what was made. */
export type ChangedNote = (made: NonNullable<RoofPart['made']>, note: string) => string;

/** A change to a calculated part, with what was calculated: the first change would forget it. */
export function withCalculated({ quantity, unit, roof }: EnquiryLine, patch: LinePatch): LinePatch {
  const isChanged = 'quantity' in patch || 'unit' in patch;
  if (!isChanged || !roof || roof.made || !unit) return patch;
  return { ...patch, roof: { ...roof, made: { quantity, unit } } };
}

/** Whether a line asks for something else than was calculated. */
const isOther = ({ quantity, typed, unit }: EnquiryLine, made: RoofPart['made']) =>
  made !== undefined && (typed !== undefined || quantity !== made.quantity || unit !== made.unit);

/**
 * The note of a calculated part, which says whether its quantity still is the calculated one; so does one that the
 * visitor went on with.
 */
export function calculatedNote(line: EnquiryLine, plain: string, changedNote?: ChangedNote): string {
  const { note = plain } = line;
  const made = line.roof?.made;
  if (!made || !changedNote) return note;
  const changed = changedNote(made, plain);
  const begun = [changed, plain].find((one) => note.startsWith(one));
  return begun === undefined ? note : (isOther(line, made) ? changed : plain) + note.slice(begun.length);
}
