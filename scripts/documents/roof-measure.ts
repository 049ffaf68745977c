import { PROFILE_NAMES } from '../../content/catalogue/textures';
import { catalogueWords } from '../../content/documents/catalogue';
import type { Lang } from '../../content/lang';
import { ROOF_FIGURES } from '../../content/roof-quantities/figures';
import { fill, plural } from '../../lib/site/fill';

/** Pitches in degrees that the catalogue gives the factor of. */
export const SLOPES = [15, 20, 25, 30, 35, 40, 45] as const;

type Pitch = (typeof SLOPES)[number];

/** How much larger a slope is than its plan: 1 over the cosine of the pitch. */
const factorOf = (pitch: number) => 1 / Math.cos((pitch * Math.PI) / 180);

export const factors = Object.fromEntries(SLOPES.map((pitch) => [pitch, factorOf(pitch)])) as Record<
  Pitch,
  number
>;

/** A plain gable, with what the calculator of the website adds for one. */
const PLAN = {
  ...{ length: 10, width: 6, pitch: 35, perSquareMetre: 12 },
  spare: ROOF_FIGURES.waste.straight,
} as const;

/** An example with the one published figure, reckoned here so that no step is written by hand. */
export function worked(lang: Lang): readonly string[] {
  const said = catalogueWords[lang].worked;
  const area = PLAN.length * PLAN.width;
  const factor = factorOf(PLAN.pitch);
  const slope = area * factor;
  const tiles = Math.ceil(slope * PLAN.perSquareMetre * (1 + PLAN.spare / 100));
  return [
    fill(said.plan, { ...PLAN, area }),
    fill(said.slope, { ...PLAN, area, factor: factor.toFixed(4), slope: slope.toFixed(2) }),
    fill(plural(lang, tiles, said.tiles), { ...PLAN, profile: PROFILE_NAMES.lusa }),
  ];
}
