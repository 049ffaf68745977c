/** How wide a font sets each letter, read from the file itself, so that a line can be fitted before it is drawn. It shapes nothing: docs/decisions/076. */
export type Advance = (letter: string) => number;

interface Segment {
  first: number;
  last: number;
  delta: number;
  /** Where the glyph numbers of this segment stand, or 0 if they follow from `delta`. */
  list: number;
}

function tablesOf(font: DataView): (tag: string) => number {
  const places = new Map<string, number>();
  for (let k = 0; k < font.getUint16(4); k++) {
    const at = 12 + k * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)));
    places.set(tag, font.getUint32(at + 8));
  }
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined) throw new Error(`the font has no table ${tag}`);
    return place;
  };
}

/** The character map in format 4: https://learn.microsoft.com/typography/opentype/spec/cmap */
function segmentsOf(font: DataView, cmap: number): Segment[] {
  const subtables = Array.from(
    { length: font.getUint16(cmap + 2) },
    (_, k) => cmap + font.getUint32(cmap + 8 + k * 8),
  );
  const at = subtables.find((place) => font.getUint16(place) === 4);
  if (at === undefined) throw new Error('the font has no character map of format 4');
  const count = font.getUint16(at + 6) / 2;
  return Array.from({ length: count }, (_, k) => {
    const range = at + 16 + count * 6 + k * 2;
    const offset = font.getUint16(range);
    return {
      last: font.getUint16(at + 14 + k * 2),
      first: font.getUint16(at + 16 + count * 2 + k * 2),
      delta: font.getUint16(at + 16 + count * 4 + k * 2),
      list: offset && range + offset,
    };
  });
}

/** Width of one letter in em. A letter the font does not hold gets the width of its empty box. */
export function fontAdvance(file: Uint8Array): Advance {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const table = tablesOf(font);
  const unitsPerEm = font.getUint16(table('head') + 18);
  const metrics = font.getUint16(table('hhea') + 34);
  const segments = segmentsOf(font, table('cmap'));
  const glyphOf = (code: number) => {
    const segment = segments.find(({ first, last }) => code >= first && code <= last);
    if (!segment) return 0;
    const { first, delta, list } = segment;
    if (!list) return (code + delta) & 0xffff;
    const glyph = font.getUint16(list + (code - first) * 2);
    return glyph && (glyph + delta) & 0xffff;
  };
  return (letter) => {
    const glyph = Math.min(glyphOf(letter.codePointAt(0) ?? 0), metrics - 1);
    return font.getUint16(table('hmtx') + glyph * 4) / unitsPerEm;
  };
}
