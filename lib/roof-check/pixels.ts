/** A picture as its bytes: red, green, blue and alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/**
 * The picture pressed into a square of `side` px, three bytes a pixel: each the mean of the pixels it stands for.
 * Proportions are lost, nothing of the picture is.
 */
export function square({ data, width, height }: Pixels, side: number): Uint8Array {
  const out = new Uint8Array(side * side * 3);
  const span = (at: number, whole: number) =>
    [Math.floor((at * whole) / side), Math.max(Math.ceil(((at + 1) * whole) / side), 1)] as const;
  for (let y = 0; y < side; y++) {
    const [top, bottom] = span(y, height);
    for (let x = 0; x < side; x++) {
      const [left, right] = span(x, width);
      let [red, green, blue] = [0, 0, 0];
      for (let v = top; v < bottom; v++)
        for (let at = (v * width + left) * 4; at < (v * width + right) * 4; at += 4) {
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      const count = (right - left) * (bottom - top);
      out.set([red / count, green / count, blue / count], (y * side + x) * 3);
    }
  }
  return out;
}
