/** The fewest points a new password needs, of five. */
const STRONG_ENOUGH = 3;
export const NEW_PASSWORD_MIN = 8;

/** Characters as a person counts them, not as the machine stores them. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * The five criteria, one point each. Letters of scripts without capitals count as lowercase, and whatever
 * is neither letter nor digit as special, blanks included, so that a phrase of words passes.
 */
export const CRITERIA = {
  length: (password: string) => lengthOf(password) >= NEW_PASSWORD_MIN,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /[\p{Ll}\p{Lo}]/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{Nd}\p{M}]/u.test(password),
} as const;

export type Criterion = keyof typeof CRITERIA;

/** Whether a new password will be taken, as far as length and points go: both count. Pure. */
export const isStrongEnough = (password: string): boolean =>
  CRITERIA.length(password) && strengthOf(password) >= STRONG_ENOUGH;

/** Points from 0 to 5. Pure. */
export const strengthOf = (password: string): number =>
  Object.values(CRITERIA).filter((meets) => meets(password)).length;
