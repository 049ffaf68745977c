/** The section of one laid tile, a roll and a pan: the line that the mark, the icons and the cards draw. */
export const MARK = {
  viewBox: '0 0 68 32',
  width: 68,
  height: 32,
  stroke: 7,
  path: 'M5 31V22C5-1 33-1 33 20C33 27 42 28 50 27C58 26 63 20 64 12',
} as const;

/** Colours of app/tokens.css for what cannot read it: icons, cards and the manifest. */
export const INK = {
  limewash: '#f8f5f1',
  plaster: '#fdfcfa',
  bitumen: '#1d1815',
  soft: '#4b423b',
  terracotta: '#ac4625',
} as const;
