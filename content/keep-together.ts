/** A name whose number stays on its line: Industrial Area 6. */
export const keepTogether = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');
