import drawings from './drawings.json';
import type { ProfileId } from './textures';

type Measures = Record<'overall' | 'length' | 'depth' | 'cover' | 'lap' | 'gauge' | 'sheet', number>;

const MEASURES: Record<ProfileId, Measures> = drawings;

/** Pieces to one gauge of one cover width, where it is not one: each cover of a barrel roof lies on a pan. */
const PIECES_A_STEP: Partial<Record<ProfileId, number>> = { curva: 2 };

/** Square millimetres in a square metre. */
const SQUARE_METRE = 1_000_000;

/**
 * The measures of a profile in millimetres, as our drawing has them, and the pieces that cover a square metre, to one
 * decimal: 1,000,000 ÷ (cover width × gauge). Indicative (docs/decisions/072). Pages, documents and the calculator
 * take it from here, so that no two of them differ.
 */
export function profileFigures(profile: ProfileId) {
  const measures = MEASURES[profile];
  const aStep = PIECES_A_STEP[profile] ?? 1;
  const pieces = (aStep * SQUARE_METRE) / (measures.cover * measures.gauge);
  return { ...measures, aStep, pieces: Math.round(pieces * 10) / 10 };
}
