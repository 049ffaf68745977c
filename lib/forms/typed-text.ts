import * as z from 'zod/mini';

/*
 * The one way by which a schema takes a text that somebody typed: its length as it arrived is looked at first, and
 * what is too long is refused before anything reads it. Pure: zod/mini only.
 */

/** UTF-16 units that a sign may arrive in: decomposed letters, line ends of two signs and unseen signs take several. */
const SLACK = 4;

/** The length in UTF-16 units at which a text is refused unread, where `longest` of it can be kept. */
const rawLimit = (longest: number): number => longest * SLACK;

/** Combining marks in a row at most: no script needs ten. Composing them takes the square of their number. */
const MAX_MARKS = 30;

const PILE = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');

/** Whether more combining marks follow each other than any script needs. */
const isPiled = (value: string): boolean => PILE.test(value);

/** A text in Unicode's form NFC; one with piled marks stays as it is, to be refused. */
export const composed = (value: string): string => (isPiled(value) ? value : value.normalize('NFC'));

interface Rules {
  /** Characters that can be kept. */
  longest: number;
  /** The code of the fault of a text that is longer. */
  tooLong: string;
  /** Makes of what was typed what is checked and kept. */
  tidy?: (value: string) => string;
  /** The code of the fault of piled marks; none where they are harmless. */
  piled?: string;
}

/** Stops at a text of more UTF-16 units: zod's own rule of length reads all of it, and what follows runs as well. */
export const atMost = (units: number, tooLong: string) =>
  z.refine<string>((value) => value.length <= units, { error: tooLong, abort: true });

/** Whether a text has no more characters, as a person counts them, than can be kept. */
const fits = (value: string, longest: number) => value.length <= longest || [...value].length <= longest;

/** A typed text: long ones and piles of marks are refused, the rest is tidied. Further checks see short text only. */
export const typedText = ({ longest, tooLong, tidy, piled }: Rules) =>
  z.string().check(
    atMost(rawLimit(longest), tooLong),
    ...(tidy ? [z.overwrite(tidy)] : []),
    ...(piled ? [z.refine<string>((value) => !isPiled(value), { error: piled, abort: true })] : []),
    z.refine<string>((value) => fits(value, longest), { error: tooLong, abort: true }),
  );

/** Refuses an empty text. A rule of zod's own would look at texts that were refused before. */
export const filled = (missing: string) => z.refine<string>((value) => value !== '', missing);
