import type { EnquiryLine, LinePatch } from './line';

/** A change to a calculated part, with what was calculated: the first change would forget it. */
export function withCalculated({ quantity, unit, roof }: EnquiryLine, patch: LinePatch): LinePatch {
  const isChanged = 'quantity' in patch || 'unit' in patch;
  if (!isChanged || !roof || roof.made || !unit) return patch;
  return { ...patch, roof: { ...roof, made: { quantity, unit } } };
}
