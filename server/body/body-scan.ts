/** Parts of a form at most; the largest form of the site has fewer than thirty. */
const MAX_PARTS = 100;
const MAX_FILES = 1;
/** Bytes of the head of a part: its name, and the name and type of its file. */
const MAX_HEAD_BYTES = 4096;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Looks at a body while it arrives; false once it has more pieces than any of ours. */
export type Scan = (piece: Buffer) => boolean;

const TOKEN = /^[\w'+.-]+$/;
const PARAMETER = /;\s*([\w-]+)=(?:"([^"\\\r\n]*)"|([^\s;,"]*))\s*/gy;
const FORM_DATA = /^multipart\/form-data\s*(?=;|$)/i;

export const isFormData = (type: string): boolean => /^multipart\/form-data/i.test(type);

/**
 * The boundary of a form's parts; null if the type names none, two, or anything that readers could read in two ways:
 * what is counted here must be what is parsed later.
 */
export function boundaryOf(type: string): string | null {
  const [start] = FORM_DATA.exec(type) ?? [];
  if (start === undefined) return null;
  const rest = type.slice(start.length).trimEnd();
  const found = [...rest.matchAll(PARAMETER)];
  const isWhole = found.reduce((length, [all]) => length + all.length, 0) === rest.length;
  const names = found.map(([, name]) => name!.toLowerCase());
  const isKnown = names.every((name) => name === 'boundary' || name === 'charset');
  if (!isWhole || !isKnown || new Set(names).size !== names.length) return null;
  const own = found[names.indexOf('boundary')];
  const boundary = own?.[2] ?? own?.[3] ?? '';
  return boundary.length > 0 && boundary.length <= 70 ? boundary : null;
}

/** The type of a form as every reader reads it the same. */
export const formTypeWith = (boundary: string): string =>
  `multipart/form-data; boundary=${TOKEN.test(boundary) ? boundary : `"${boundary}"`}`;

const hasFile = (head: Buffer) => /filename/i.test(head.toString('latin1'));

/** Counts parts, files and bytes of heads in a form. */
function scanParts(boundary: string): Scan {
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let [rest, isHead, parts, files] = [Buffer.alloc(0), false, 0, 0];
  const isFull = (head: Buffer) =>
    head.length > MAX_HEAD_BYTES || (isHead && hasFile(head) && (files += 1) > MAX_FILES);
  return (piece) => {
    let data = Buffer.concat([rest, piece]);
    for (;;) {
      const [next, end] = [data.indexOf(delimiter), isHead ? data.indexOf(HEAD_END) : -1];
      if (end >= 0 && (next < 0 || end < next)) {
        if (isFull(data.subarray(0, end))) return false;
        // The line end may belong to the next delimiter.
        [data, isHead] = [data.subarray(end + 2), false];
      } else if (next >= 0) {
        if (isHead && isFull(data.subarray(0, next))) return false;
        // The last delimiter ends the form.
        if ((parts += 1) > MAX_PARTS + 1) return false;
        [data, isHead] = [data.subarray(next + delimiter.length), true];
      } else {
        rest = Buffer.from(isHead ? data : data.subarray(-(delimiter.length - 1)));
        return !isHead || rest.length <= MAX_HEAD_BYTES;
      }
    }
  };
}

/** Counts how often any of some signs stands in a body. */
function scanSigns(signs: string, most: number): Scan {
  const codes = new Set(Buffer.from(signs));
  let count = 0;
  return (piece) => {
    for (const code of piece) if (codes.has(code) && (count += 1) > most) return false;
    return true;
  };
}

const anything: Scan = () => true;

/** Signs between the pieces of a JSON text: the largest call has ten. */
const MAX_MEMBERS = 200;

/** How a body of this type is looked at. */
export function scanOf(type: string): Scan {
  const boundary = boundaryOf(type);
  if (boundary !== null) return scanParts(boundary);
  if (/^application\/x-www-form-urlencoded/i.test(type)) return scanSigns('&;', MAX_PARTS);
  // Arguments of an action without a form are JSON by the name of text.
  if (/^(application\/json|text\/plain)/i.test(type)) return scanSigns('[{:', MAX_MEMBERS);
  return anything;
}
