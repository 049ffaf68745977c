/** Signs of vowels and of doubled letters. */
const MARKS = /[\u064b-\u0652]/g;

/**
 * Arabic as it is printed. With a mark on it a letter is two signs in a PDF, which readers put in the wrong order, and
 * nobody who looks for a word types them.
 */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
