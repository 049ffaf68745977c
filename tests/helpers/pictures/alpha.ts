import sharp from 'sharp';

/** Opacity of a picture, 0 to 255 per pixel. */
export interface Alpha {
  width: number;
  height: number;
  at: Uint8Array;
}

export async function alphaOf(file: string): Promise<Alpha> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, at: new Uint8Array(data) };
}

/** A layer's opacity in its place in the whole picture; all in pixels. */
export function placed(
  layer: Alpha,
  [left, top]: [number, number],
  [width, height]: [number, number],
): Alpha {
  const at = new Uint8Array(width * height);
  for (let row = 0; row < layer.height; row++) {
    const line = layer.at.subarray(row * layer.width, (row + 1) * layer.width);
    at.set(line, (row + top) * width + left);
  }
  return { width, height, at };
}

/** Share of the pixels a layer shows that are neither opaque nor clear: a fringe. */
export function fringeOf({ at }: Alpha): number {
  let shown = 0;
  let half = 0;
  for (const value of at) {
    if (value > 16) shown++;
    if (value > 16 && value < 240) half++;
  }
  return half / Math.max(shown, 1);
}

/** Pixels that a layer shows and none of the others does. */
export function uncovered(layer: Alpha, others: readonly Alpha[]): number {
  let count = 0;
  layer.at.forEach((value, index) => {
    if (value >= 240 && !others.some((other) => other.at[index]! >= 200)) count++;
  });
  return count;
}

/** Clear pixels whose eight neighbours are all opaque: pinholes. */
export function pinholesOf({ width, height, at }: Alpha): number {
  let count = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const here = y * width + x;
      if (at[here]! >= 128) continue;
      const round = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
      if (round.every((step) => at[here + step]! >= 240)) count++;
    }
  }
  return count;
}
