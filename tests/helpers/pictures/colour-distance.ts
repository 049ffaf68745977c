/* CIEDE2000 (Sharma, Wu, Dalal: The CIEDE2000 Color-Difference Formula, Color Research and Application 30, 2005). */

export type Lab = readonly [lightness: number, a: number, b: number];

const linear = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** CIE Lab under D65 of an sRGB colour, bytes. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const turned = (b: number, a: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
/** How much of a colour is chroma of the kind that the formula stretches or turns; 1 far from grey. */
const saturation = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The weight of hue, which people see better in some colours than in others; `hue` in degrees. */
const hueWeight = (hue: number) =>
  1 -
  0.17 * Math.cos(radians(hue - 30)) +
  0.24 * Math.cos(radians(2 * hue)) +
  0.32 * Math.cos(radians(3 * hue + 6)) -
  0.2 * Math.cos(radians(4 * hue - 63));

/** How far apart two colours look; about 1 is the least that people tell from one another. */
export function colourDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const stretch = 1.5 - 0.5 * saturation((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [turned(b1, a1 * stretch), turned(b2, a2 * stretch)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360];
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * hueWeight(h));
  const rotation = -2 * saturation(c) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}
