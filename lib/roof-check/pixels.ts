/** A picture as its bytes: red, green, blue and alpha, row by row. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** First and last pixel, plus one, that each of `side` parts of a row or column stands for. */
const spans = (whole: number, side: number) =>
  Array.from({ length: side }, (_, at) => ({
    from: Math.floor((at * whole) / side),
    to: Math.max(Math.ceil(((at + 1) * whole) / side), 1),
  }));

/**
 * The picture pressed into a square of `side` px, three bytes a pixel: each the mean of the pixels it stands for.
 * Proportions are lost, nothing of the picture is.
 */
export function square({ data, width, height }: Pixels, side: number): Uint8Array {
  const out = new Uint8Array(side * side * 3);
  const columns = spans(width, side);
  let to = 0;
  for (const { from: top, to: bottom } of spans(height, side))
    for (const { from: left, to: right } of columns) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let v = top; v < bottom; v++)
        for (let at = (v * width + left) * 4; at < (v * width + right) * 4; at += 4) {
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      const count = (right - left) * (bottom - top);
      out[to++] = red / count;
      out[to++] = green / count;
      out[to++] = blue / count;
    }
  return out;
}
