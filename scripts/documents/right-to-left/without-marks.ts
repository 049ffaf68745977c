/** Signs of vowels and of doubled letters, and the sign that keeps a line's order on pages: here isolates do. */
const MARKS = /[\u064b-\u0652\u200f]/g;

/**
 * Arabic as it is printed. With a mark on it a letter is two signs in a PDF, which readers put in the wrong order, and
 * nobody who looks for a word types them.
 */
export const withoutMarks = (text: string): string => text.replace(MARKS, '');
