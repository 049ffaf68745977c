import { deflateSync, inflateSync } from 'node:zlib';
import { EDGE } from './isolate-runs';
import { changeObjects, type PdfObject } from './pdf-objects';

/*
 * What is copied and looked for in a PDF of joined letters. Chromium says of each drawing which sign it is in the font:
 * the form of a letter, which readers take for a letter of another alphabet. And it puts the words of a bookmark in the
 * order they are drawn in.
 */

const STREAM = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/;
/** The letter that a form of it stands for; in the private areas the last figures name it: fonts/make.py. */
function letterOf(sign: string): string {
  const code = sign.codePointAt(0)!;
  if (code >= 0x100000) return String.fromCodePoint(code & 0xffff);
  if (code >= 0xf0000) return String.fromCodePoint(code & 0xfff);
  return /^[\ufe70-\ufefc]$/.test(sign) ? sign.normalize('NFKC') : sign;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Which drawing is which sign, as a table of a PDF has it: one by one, and in rows of signs that follow each other. */
function signsIn(table: string): [code: string, sign: string][] {
  const signs: [string, string][] = [];
  for (const [block] of table.matchAll(/beginbf(?:char|range)[\s\S]*?endbf/g))
    for (const [, first, last, sign] of block.matchAll(/<(\w+)> (?:<(\w+)> )?<(\w+)>/g)) {
      const from = Number.parseInt(first!, 16);
      const to = last ? Number.parseInt(last, 16) : from;
      const start = fromHex(sign!).codePointAt(0)!;
      for (let code = from; code <= to; code += 1)
        signs.push([
          code.toString(16).toUpperCase().padStart(first!.length, '0'),
          to === from ? fromHex(sign!) : String.fromCodePoint(start + code - from),
        ]);
    }
  return signs;
}

/** So many rows a block of the table may have. */
const ROWS = 100;

function withLetters(table: string): string {
  const head = table.slice(0, table.search(/\d+ beginbf/));
  const end = table.slice(table.indexOf('endcmap'));
  const rows = signsIn(table).map(([code, sign]) => `<${code}> <${toHex(letterOf(sign))}>\n`);
  const blocks = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, nth) => {
    const block = rows.slice(nth * ROWS, (nth + 1) * ROWS);
    return `${block.length} beginbfchar\n${block.join('')}endbfchar\n`;
  });
  return head + blocks.join('') + end;
}

/** One letter said beside its drawing: readers take it for the end of a run. The table says it too. */
const SAID = /\/Span<<\/ActualText <FEFF(?:06[0-9A-F]{2}|DBC8DC0F)> >> BDC\n([\s\S]*?)EMC\n/g;

/** What is drawn on a page, or a table, in a stream of its own. */
function rewritten(stream: string): string | undefined {
  if (stream.includes('begincmap')) return withLetters(stream);
  return stream.includes('/ActualText') ? stream.replace(SAID, '$1') : undefined;
}

/** An object with another stream, if it is one to be changed; pictures, fonts and drawings of letters stay. */
function withStream(object: PdfObject): PdfObject {
  const [, head = '', data = ''] = STREAM.exec(object) ?? [];
  if (!data || /\/(?:Type|Subtype|Length1)\b/.test(head)) return object;
  const bytes = Buffer.from(data, 'latin1');
  const stream = rewritten((head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'));
  if (stream === undefined) return object;
  const packed = deflateSync(Buffer.from(stream, 'latin1'), { level: 9 }).toString('latin1');
  const id = /^\d+/.exec(object)![0];
  return `${id} 0 obj\n<</Filter /FlateDecode\n/Length ${packed.length}>> stream\n${packed}\nendstream\nendobj\n`;
}

/** A PDF of joined letters whose text can be read. */
export const readableText = (file: Buffer): Buffer =>
  changeObjects(file, (object) => (object.includes('stream\n') ? withStream(object) : object));

/** The same letters in any order, large or small. */
const lettersOf = (text: string) =>
  [...text.replaceAll(EDGE, '').replace(/\s/g, '').toLocaleLowerCase('en')].sort().join('');

/** A title as an object of a PDF has it: letters of ASCII between brackets, or any in hexadecimal. */
const TITLE = /\/Title (?:\(((?:\\.|[^\\)])*)\)|<FEFF(\w+)>)/;

/**
 * A PDF whose bookmarks are called as the headings of its document: Chromium takes them from what is drawn, where the
 * blank between two lines is gone, letters are as a style sheet makes them, and Arabic runs backwards.
 */
export function withBookmarks(file: Buffer, headings: readonly string[]): Buffer {
  const said = new Map(
    headings.map((heading) => [lettersOf(heading), heading.replaceAll(EDGE, '').replace(/\s+/g, ' ').trim()]),
  );
  return changeObjects(file, (object) => {
    if (object.includes('stream\n') || !object.includes('/Parent')) return object;
    return object.replace(TITLE, (whole, plain: string | undefined, hex: string | undefined) => {
      const drawn = hex === undefined ? plain!.replace(/\\(.)/g, '$1') : fromHex(hex);
      const heading = said.get(lettersOf(drawn));
      return heading ? `/Title <FEFF${toHex(heading)}>` : whole;
    });
  });
}
