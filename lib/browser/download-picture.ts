import { saveFile } from './save-file';

type Extension = 'png' | 'jpg';

/** File name of a title: lower case, a hyphen for what is neither letter nor figure. */
export const fileName = (title: string, extension: Extension) =>
  `${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.${extension}`;

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const;

/** Read with permission of its origin, or the canvas could not be read again. */
async function load(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

/** @param addresses the same picture in several types, the best first; the first readable one is taken */
async function firstReadable([first, ...rest]: readonly string[]): Promise<HTMLImageElement> {
  if (first === undefined) throw new Error('The browser can read no file of the picture.');
  return load(first).catch(() => firstReadable(rest));
}

async function encode(image: HTMLImageElement, extension: Extension): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, MIME[extension], 0.92));
  if (!blob) throw new Error('The browser could not encode the picture.');
  return blob;
}

/**
 * Saves a picture in full size as a file that really is of the stated type, whatever it was served as.
 * @param onUnsure told where nobody knows whether the file has come
 * @throws when the browser cannot read or encode the picture
 */
export async function downloadPicture(
  addresses: readonly string[],
  { title, extension }: { title: string; extension: Extension },
  onUnsure: () => void,
) {
  const blob = await encode(await firstReadable(addresses), extension);
  saveFile(blob, fileName(title, extension), onUnsure);
}
