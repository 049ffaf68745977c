const LIST = new Intl.ListFormat('en-GB');

/** Names in a sentence, as English lists them: `Africa, Asia and Europe`. */
export const formatList = (names: readonly string[]): string => LIST.format(names);
