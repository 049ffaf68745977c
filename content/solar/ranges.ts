import { FORCED_SYSTEMS, NATURAL_MODELS } from './systems';

const ends = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** From the smallest to the largest, of the models with natural circulation: nominal litres. */
export const NATURAL_RANGE = { litres: ends(NATURAL_MODELS.map(({ model }) => model)) } as const;

/** The same of the systems with forced circulation: litres of the tank, m² of all collectors. */
export const FORCED_RANGE = {
  litres: ends(FORCED_SYSTEMS.map(({ tank }) => tank)),
  area: ends(FORCED_SYSTEMS.map(({ area }) => area)),
} as const;
