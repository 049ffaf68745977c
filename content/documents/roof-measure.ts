/** Pitches in degrees that the catalogue gives the factor of. */
export const SLOPES = [15, 20, 25, 30, 35, 40, 45] as const;

type Pitch = (typeof SLOPES)[number];

/** How much larger a slope is than its plan: 1 over the cosine of the pitch. */
const factorOf = (pitch: number) => 1 / Math.cos((pitch * Math.PI) / 180);

export const factors = Object.fromEntries(SLOPES.map((pitch) => [pitch, factorOf(pitch)])) as Record<
  Pitch,
  number
>;

const PLAN = { length: 10, width: 6, pitch: 35, perSquareMetre: 12, spare: 10 } as const;

/** An example with the one published figure, reckoned here so that no step is written by hand. */
export const worked: readonly string[] = (() => {
  const { length, width, pitch, perSquareMetre, spare } = PLAN;
  const area = length * width;
  const slope = area * factorOf(pitch);
  const tiles = Math.ceil(slope * perSquareMetre * (1 + spare / 100));
  return [
    `A plain gable roof, ${length} by ${width} m on plan: ${area} m².`,
    `At ${pitch}°: ${area} × ${factorOf(pitch).toFixed(4)} = ${slope.toFixed(2)} m² of roof.`,
    `LogicaLusa, ${perSquareMetre} pieces per m², plus ${spare}% for cutting: ${tiles} tiles.`,
  ];
})();
