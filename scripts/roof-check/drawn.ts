import { randomFrom, seedOf } from './random';

/* Pictures that are no roofs, drawn as SVG: pages, skies, walls, floors, noise. */

const [WIDE, HIGH] = [400, 300];

type Draw = (random: () => number) => string;

const between = (random: () => number, least: number, most: number) => least + (most - least) * random();
const hsl = (hue: number, saturation: number, light: number) =>
  `hsl(${hue.toFixed(0)} ${saturation.toFixed(0)}% ${light.toFixed(0)}%)`;
type Box = [x: number, y: number, width: number, height: number, fill: string];
const rect = (...[x, y, width, height, fill]: Box) =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}"/>`;
const ground = (fill: string) => rect(0, 0, WIDE, HIGH, fill);
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
const gradient = (from: string, to: string) =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${ground('url(#g)')}`;
const grain = (random: () => number, strength: number, frequency: number) =>
  `<filter id="n"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${Math.floor(random() * 999)}"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .3 0 0 0 0 .3 0 0 0 ${strength} 0"/></filter><rect width="400" height="300" filter="url(#n)"/>`;

const page: Draw = (random) => {
  const line = between(random, 9, 18);
  return (
    ground(hsl(between(random, 30, 60), between(random, 0, 12), between(random, 88, 99))) +
    times(Math.floor(270 / line), (at) =>
      random() < 0.12
        ? ''
        : rect(
            24,
            16 + at * line,
            between(random, 120, 350),
            line * 0.35,
            hsl(0, 0, between(random, 10, 45)),
          ),
    )
  );
};
/** A sheet of paper, a lens cap, a finger over the lens. */
const blank: Draw = (random) => ground(hsl(random() * 360, random() * 40, between(random, 3, 99)));
const sky: Draw = (random) =>
  gradient(
    hsl(between(random, 200, 225), 60, between(random, 35, 60)),
    hsl(between(random, 30, 210), 40, 85),
  ) +
  times(
    6,
    () =>
      `<ellipse cx="${between(random, 0, 400)}" cy="${between(random, 0, 200)}" rx="${between(random, 20, 90)}" ry="${between(random, 6, 22)}" fill="white" opacity=".5"/>`,
  );
const shade: Draw = (random) =>
  gradient(
    hsl(random() * 360, random() * 70, random() * 90),
    hsl(random() * 360, random() * 70, random() * 90),
  );
const wall: Draw = (random) =>
  ground(hsl(between(random, 15, 50), between(random, 3, 45), between(random, 45, 90))) +
  grain(random, between(random, 0.1, 0.7), 0.4) +
  (random() < 0.5
    ? rect(between(random, 40, 200), between(random, 40, 120), 90, 120, hsl(210, 20, between(random, 15, 40)))
    : '');
const noise: Draw = (random) =>
  ground(hsl(random() * 360, 30, 50)) + grain(random, 3, between(random, 0.02, 0.9));
const leaves: Draw = (random) =>
  ground(hsl(110, 35, 18)) +
  times(
    500,
    () =>
      `<ellipse cx="${between(random, 0, 400)}" cy="${between(random, 0, 300)}" rx="${between(random, 2, 9)}" ry="${between(random, 1, 5)}" transform="rotate(${between(random, 0, 180)} 200 150)" fill="${hsl(between(random, 70, 140), between(random, 20, 60), between(random, 15, 55))}"/>`,
  );

const bricks: Draw = (random) => {
  const [long, high, joint] = [between(random, 26, 60), between(random, 9, 20), between(random, 1, 3)];
  const [hue, light] = [between(random, 5, 35), between(random, 25, 60)];
  const tilt = between(random, -4, 4);
  return `${ground(hsl(35, 12, between(random, 45, 80)))}<g transform="rotate(${tilt} 200 150) translate(-40 -30)">${times(
    Math.ceil(370 / high),
    (row) =>
      times(Math.ceil(500 / long), (at) =>
        rect(
          at * long - (row % 2) * (long / 2),
          row * high,
          long - joint,
          high - joint,
          hsl(hue + between(random, -6, 6), 45, light + between(random, -8, 8)),
        ),
      ),
  )}</g>${grain(random, 0.3, 0.5)}`;
};
const floor: Draw = (random) => {
  const side = between(random, 24, 70);
  const hue = between(random, 20, 220);
  return `${ground(hsl(hue, 8, 55))}<g transform="skewX(${between(random, -25, 25)})">${times(20, (row) =>
    times(24, (at) =>
      rect(at * side - 150, row * side, side - 2, side - 2, hsl(hue, 14, between(random, 66, 76))),
    ),
  )}</g>`;
};
const shelves: Draw = (random) =>
  ground(hsl(30, 20, 25)) +
  times(5, (row) =>
    times(30, (at) =>
      rect(
        at * 14,
        row * 62 + between(random, 4, 20),
        12,
        44,
        hsl(random() * 360, 45, between(random, 25, 65)),
      ),
    ),
  );
const face: Draw = (random) =>
  ground(hsl(random() * 360, 15, between(random, 40, 85))) +
  `<ellipse cx="200" cy="140" rx="${between(random, 60, 95)}" ry="${between(random, 85, 120)}" fill="${hsl(between(random, 15, 30), 45, between(random, 30, 75))}"/><ellipse cx="170" cy="120" rx="9" ry="5" fill="#222"/><ellipse cx="230" cy="120" rx="9" ry="5" fill="#222"/>`;

const poly = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
/** A room: back wall, ceiling, floor, side walls, some furniture. */
const room: Draw = (random) => {
  const [l, r] = [between(random, 60, 140), between(random, 260, 340)];
  const [t, b] = [between(random, 40, 90), between(random, 190, 230)];
  const hue = between(random, 15, 60);
  const tone = (light: number) => hsl(hue, between(random, 5, 25), light);
  const piece = () =>
    rect(
      between(random, 40, 300),
      between(random, 150, 210),
      between(random, 40, 110),
      between(random, 30, 80),
      hsl(random() * 360, between(random, 10, 50), between(random, 20, 60)),
    );
  return (
    ground(tone(between(random, 60, 85))) +
    poly(`0,0 400,0 ${r},${t} ${l},${t}`, tone(92)) +
    poly(`0,300 400,300 ${r},${b} ${l},${b}`, hsl(between(random, 20, 40), 35, between(random, 30, 65))) +
    poly(`0,0 ${l},${t} ${l},${b} 0,300`, tone(70)) +
    rect(between(random, l, r - 60), t + 15, 55, 70, hsl(205, 50, 80)) +
    times(3, piece)
  );
};
/** A picture of a screen: bars, cards, lines of text. */
const screen: Draw = (random) =>
  ground(hsl(220, 15, random() < 0.4 ? 12 : 95)) +
  rect(0, 0, 400, 28, hsl(random() * 360, 50, 40)) +
  times(9, (at) =>
    rect(
      12 + (at % 3) * 130,
      44 + Math.floor(at / 3) * 84,
      118,
      72,
      hsl(random() * 360, 30, between(random, 40, 80)),
    ),
  );
/** Water with ripples. */
const water: Draw = (random) =>
  gradient(hsl(between(random, 180, 210), 55, 45), hsl(between(random, 180, 210), 55, 70)) +
  times(
    60,
    () =>
      `<ellipse cx="${between(random, 0, 400)}" cy="${between(random, 0, 300)}" rx="${between(random, 10, 40)}" ry="${between(random, 1, 3)}" fill="white" opacity=".35"/>`,
  );
/** Standing or lying bars: fences, blinds, planks, cloth. */
const bars: Draw = (random) => {
  const step = between(random, 8, 40);
  const hue = random() * 360;
  return `${ground(hsl(hue, 20, between(random, 30, 85)))}<g transform="rotate(${random() < 0.5 ? 0 : 90} 200 150)">${times(
    Math.ceil(600 / step),
    (at) =>
      rect(
        at * step - 100,
        -100,
        step * between(random, 0.4, 0.8),
        600,
        hsl(hue, 25, between(random, 25, 75)),
      ),
  )}</g>`;
};

/** Kinds that training sees, and kinds that it never does. */
export const SEEN = {
  page,
  blank,
  sky,
  shade,
  wall,
  noise,
  leaves,
  bricks,
  floor,
  room,
  water,
  bars,
} as const;
export const UNSEEN = { shelves, face, screen } as const;

/** A drawing of a kind. */
export function drawing(kind: string, at: number): Buffer {
  const draw = ({ ...SEEN, ...UNSEEN } as Record<string, Draw>)[kind]!;
  const inner = draw(randomFrom(seedOf(`${kind} ${at}`)));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">${inner}</svg>`,
  );
}
