/* Trigonometry of slopes of one pitch. Exact formulas; pitches in degrees. */

const DEGREE = Math.PI / 180;

/** Metres up for each metre on plan: tan p. */
export const riseOf = (pitch: number): number => Math.tan(pitch * DEGREE);

/** Metres or m² of slope for each on plan: 1 ÷ cos p. */
export const slopeFactor = (pitch: number): number => 1 / Math.cos(pitch * DEGREE);

/** Metres of a hip or a valley between two slopes of one pitch, for each metre of its run: √(2 + tan² p). */
export const hipFactor = (pitch: number): number => Math.sqrt(2 + riseOf(pitch) ** 2);

/** The pitch, in degrees, of a slope that rises so many metres over a metre on plan. */
export const pitchOfRise = (rise: number): number => Math.atan(rise) / DEGREE;
