import { RANGE_IDS, TEXTURES, type RangeId, type Texture } from '@/content/catalogue/textures';

/* What the roof tile simulator lets a visitor choose: villa models, and the tiles that each of them takes. */

/** The simulator's villas, by the specification's ids, with their folder of pictures under public/simulator. */
export const MODELS = {
  model_1: { folder: 'm1', plan: 'arcade', ranges: withoutPlana() },
  model_2: { folder: 'm2', plan: 'courtyard', ranges: withoutPlana() },
  // Low pitch: the flat tile alone.
  model_3: { folder: 'm3', plan: 'modern', ranges: ['supp_8'] },
} as const satisfies Record<string, { folder: string; plan: string; ranges: readonly RangeId[] }>;

export type ModelId = keyof typeof MODELS;

export const MODEL_IDS = Object.keys(MODELS) as ModelId[];

function withoutPlana(): readonly RangeId[] {
  return RANGE_IDS.filter((range) => range !== 'supp_8');
}

/** Ranges a model takes. */
export const rangesOf = (model: ModelId): readonly RangeId[] => MODELS[model].ranges;

/** Tiles a model takes, in the simulator's order: 50, 50 and 4. */
export const optionsOf = (model: ModelId): readonly Texture[] => {
  const ranges = rangesOf(model);
  return TEXTURES.filter(({ range }) => ranges.includes(range));
};
