/*
 * A photograph that comes with a message. The browser makes it small and draws it anew; what arrives may be anything.
 */

/** Bytes at most; with the words beside it a form stays under what the door lets in (server/body.ts). */
export const MOST_BYTES = 900_000;

/** Starts of picture, frame, tables, colour profile and scan, and what a decoder needs between them. */
const isNeeded = (mark: number) =>
  mark === 0xe0 || mark === 0xe2 || mark === 0xee || (mark >= 0xc0 && mark <= 0xdf);

/** A JPEG without what a camera or a program noted in it (place, time, device, comments); null if it is no JPEG. */
export function withoutNotes(file: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  const kept: Uint8Array[] = [file.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const mark = file[at + 1]!;
    // The scan: pixels from here to the end.
    if (mark === 0xda) {
      kept.push(file.subarray(at));
      return Uint8Array.from(Buffer.concat(kept));
    }
    const length = 2 + view.getUint16(at + 2);
    if (length < 4 || at + length > file.length) return null;
    if (isNeeded(mark)) kept.push(file.subarray(at, at + length));
    at += length;
  }
  return null;
}

/** The photograph of a form: null where none was sent, `refused` where it is too large or no JPEG. */
export async function photoOf(form: FormData): Promise<Uint8Array<ArrayBuffer> | null | 'refused'> {
  const given = form.get('photo');
  if (given === null || (given instanceof Blob && given.size === 0)) return null;
  if (!(given instanceof Blob) || given.size > MOST_BYTES) return 'refused';
  return withoutNotes(new Uint8Array(await given.arrayBuffer())) ?? 'refused';
}
