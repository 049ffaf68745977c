/* The colour a wall has in the light of its picture. Browser only. */

const SIDE = 48;

/** Mean of the brighter half of what is opaque: the wall in the sun, without windows and shadow. */
function brightMean(pixels: Uint8ClampedArray): string | null {
  const opaque: (readonly [number, number, number])[] = [];
  for (let at = 0; at + 3 < pixels.length; at += 4)
    if (pixels[at + 3]! > 250) opaque.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
  const byLight = opaque.sort((a, b) => b[0] + b[1] + b[2] - (a[0] + a[1] + a[2]));
  const bright = byLight.slice(0, Math.ceil(byLight.length / 2));
  if (bright.length === 0) return null;
  const mean = ([0, 1, 2] as const).map((channel) =>
    Math.round(bright.reduce((sum, pixel) => sum + pixel[channel], 0) / bright.length),
  );
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** What has been measured in this visit: a line for each wall. */
const measured = new Map<string, string | null>();

/** As `litColour`, where it has been measured already; undefined where not. */
export const knownLitColour = (file: string): string | null | undefined => measured.get(file);

/** @throws when the browser cannot read the picture */
export async function litColour(file: string): Promise<string | null> {
  const before = measured.get(file);
  if (before !== undefined) return before;
  const colour = await measure(file);
  measured.set(file, colour);
  return colour;
}

/** The picture is decoded beside the page, where a press does not wait for it. */
async function measure(file: string): Promise<string | null> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const size = { resizeWidth: SIDE, resizeHeight: SIDE };
  const small = await createImageBitmap(await answer.blob(), size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(small, 0, 0, SIDE, SIDE);
  small.close();
  return context ? brightMean(context.getImageData(0, 0, SIDE, SIDE).data) : null;
}
