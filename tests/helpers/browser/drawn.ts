/**
 * Whether a page shows these words as the whole text of an element. Forms carry all their words along for the browser,
 * so that a page holds words that nobody sees.
 */
export const isDrawn = (html: string, words: string): boolean => html.includes(`>${words}</`);
