/** File name of a title: lower case, spaces to hyphens. */
export const fileName = (title: string, extension: 'png' | 'jpg') =>
  `${title.trim().toLowerCase().replace(/\s+/g, '-')}.${extension}`;

const MIME = { png: 'image/png', jpg: 'image/jpeg' } as const;

/**
 * Saves a shown picture as a file that really is of the stated type, whatever it was served as.
 * @throws when the browser cannot read or encode the picture
 */
export async function downloadPicture(image: HTMLImageElement, title: string, extension: 'png' | 'jpg') {
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, MIME[extension], 0.92));
  if (!blob) throw new Error('The browser could not encode the picture.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName(title, extension);
  link.click();
  URL.revokeObjectURL(link.href);
}
